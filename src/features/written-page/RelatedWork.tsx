import type { VideoSummary } from '#features/video/video.ts';
import { VideoGrid } from '#features/video/VideoGrid.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { words } from '#lib/words.ts';

/** Videos related to the page's subject, if there are any. */
export function RelatedWork({ videos }: { readonly videos: readonly VideoSummary[] }) {
  if (videos.length === 0) return null;
  const { related, relatedLabel } = words().writtenPages;
  return (
    <Section labelledBy="related-work" tone="paper">
      <SectionHead heading={related} id="related-work" label={relatedLabel} />
      <div className="mt-10">
        <VideoGrid perRow="row" videos={videos} />
      </div>
    </Section>
  );
}

import type { VideoSummary } from '#features/video/video.ts';
import { VideoGrid } from '#features/video/VideoGrid.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

const relatedWork = { label: 'Related work', heading: 'Watch what this looks like' } as const;

/** Videos related to the page's subject, if there are any. */
export function RelatedWork({ videos }: { readonly videos: readonly VideoSummary[] }) {
  if (videos.length === 0) return null;
  return (
    <Section labelledBy="related-work" tone="paper">
      <SectionHead {...relatedWork} id="related-work" size="m" />
      <div className="mt-10">
        <VideoGrid perRow="row" videos={videos} />
      </div>
    </Section>
  );
}

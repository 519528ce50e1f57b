import type { VideoSummary } from '#features/video/video.ts';
import { VideoGrid } from '#features/video/VideoGrid.tsx';
import { Section } from '#ui/Section.tsx';
import { Heading } from '#ui/Heading.tsx';
import { words } from '#lib/words.ts';

/** Videos related to the page's subject, if there are any. */
export function RelatedWork({ videos }: { readonly videos: readonly VideoSummary[] }) {
  if (videos.length === 0) return null;
  return (
    <Section labelledBy="related-work" tone="paper">
      <Heading id="related-work" level={2} size="section">
        {words().writtenPages.related}
      </Heading>
      <div className="mt-10">
        <VideoGrid perRow="row" videos={videos} />
      </div>
    </Section>
  );
}

import type { VideoSummary } from '#features/video/video.ts';
import { VideoGrid } from '#features/video/VideoGrid.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

/** Videos that fit what the page was about. */
export function RelatedWork({
  heading,
  videos,
}: {
  readonly heading: string;
  readonly videos: readonly VideoSummary[];
}) {
  return (
    <Section labelledBy="related-work">
      <SectionHead heading={heading} id="related-work" label="Related work" size="m" />
      <div className="mt-10">
        <VideoGrid videos={videos} />
      </div>
    </Section>
  );
}

import type { SectionCopy } from '#domain/contact/company.ts';
import type { VideoSummary } from '#domain/video/video.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { VideoGrid } from './VideoGrid.tsx';

export interface PortfolioProps {
  readonly copy: SectionCopy;
  readonly videos: readonly VideoSummary[];
  readonly perRow?: 2 | 3;
  /** Where the rest of the portfolio stands, if this is not all of it. */
  readonly more?: { readonly label: string; readonly path: string } | undefined;
}

/** A grid of posters under its heading. */
export function Portfolio({ copy, videos, perRow = 3, more }: PortfolioProps) {
  return (
    <section aria-labelledby="portfolio" className="page-width py-section">
      <SectionHead heading={copy.heading} id="portfolio" label={copy.label} text={copy.text} />
      <div className="mt-12">
        <VideoGrid perRow={perRow} videos={videos} />
      </div>
      {more && (
        <p className="mt-14 flex justify-center">
          <ButtonLink href={more.path}>{more.label}</ButtonLink>
        </p>
      )}
    </section>
  );
}

import type { VideoSummary } from '#features/video/video.ts';
import type { PictureData } from '#lib/pictures/picture.ts';
import { VideoCard } from '#features/video/VideoCard.tsx';
import { staggerClass } from '#ui/stagger.ts';
import { cardPlace, portfolioGrid } from './card-places.ts';

export interface PortfolioGridProps {
  readonly videos: readonly VideoSummary[];
  /** Frames of the first film, which stands across the page. */
  readonly frames: readonly PictureData[];
}

/** The first cards of a portfolio; browser/PortfolioBrowser.tsx adds the others. */
export function PortfolioGrid({ videos, frames }: PortfolioGridProps) {
  return (
    <ul className={portfolioGrid}>
      {videos.map((video, index) => {
        const { span, ...place } = cardPlace(index);
        return (
          <li className={`reveal-card ${staggerClass(index)} ${span}`} key={video.slug}>
            <VideoCard frames={index === 0 ? frames : []} video={video} {...place} />
          </li>
        );
      })}
    </ul>
  );
}

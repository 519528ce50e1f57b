import type { VideoSummary } from '#features/video/video.ts';
import type { PictureData } from '#lib/pictures/picture.ts';
import { VideoCard, type VideoCardProps } from '#features/video/VideoCard.tsx';
import { cardPlace, portfolioGrid } from './card-places.ts';

export interface PortfolioGridProps extends Pick<VideoCardProps, 'titleAs' | 'eager'> {
  readonly videos: readonly VideoSummary[];
  /** Frames of the first film, which stands across the page. */
  readonly frames?: readonly PictureData[];
}

/** Registers a card with the reveal script (src/layouts/browser/reveal.ts), which by itself finds only server-rendered cards. */
function reveal(card: HTMLLIElement | null): void {
  card?.dispatchEvent(new Event('reveal', { bubbles: true }));
}

export function PortfolioGrid({ videos, frames = [], titleAs = 'h3', eager = false }: PortfolioGridProps) {
  return (
    <ul className={portfolioGrid}>
      {videos.map((video, index) => {
        const { span, ...place } = cardPlace(index, videos.length);
        return (
          <li className={`reveal-card ${span}`} key={video.slug} ref={reveal}>
            <VideoCard
              eager={eager && index === 0}
              frames={index === 0 ? frames : []}
              layout="small"
              titleAs={titleAs}
              video={video}
              {...place}
            />
          </li>
        );
      })}
    </ul>
  );
}

import type { VideoSummary } from '#features/video/video.ts';
import { VideoCard } from '#features/video/VideoCard.tsx';
import { staggerClass } from '#ui/stagger.ts';
import { cardPlace, portfolioGrid } from './card-places.ts';

/** The first cards of a portfolio; browser/PortfolioBrowser.tsx adds the others. */
export function PortfolioGrid({ videos }: { readonly videos: readonly VideoSummary[] }) {
  return (
    <ul className={portfolioGrid}>
      {videos.map((video, index) => {
        const { span, ...place } = cardPlace(index);
        return (
          <li className={`reveal-card ${staggerClass(index)} ${span}`} key={video.slug}>
            <VideoCard video={video} {...place} />
          </li>
        );
      })}
    </ul>
  );
}

import type { VideoSummary } from './video.ts';
import { VideoCard } from './VideoCard.tsx';

const columns = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  /** Three in a row, so that none is alone. */
  row: 'sm:grid-cols-3',
} as const;

export interface VideoGridProps {
  readonly videos: readonly VideoSummary[];
  readonly perRow?: keyof typeof columns;
  readonly titleAs?: 'h2' | 'h3';
  /** Whether the first poster is on the page's first screen. */
  readonly eager?: boolean;
}

/** A grid of cards that fade in one after another as they are scrolled to. */
export function VideoGrid({ videos, perRow = 3, titleAs = 'h3', eager = false }: VideoGridProps) {
  return (
    <ul className={`grid gap-x-6 gap-y-12 ${columns[perRow]}`}>
      {videos.map((video, index) => (
        <li className="reveal-card" key={video.slug}>
          <VideoCard
            eager={eager && index === 0}
            size={perRow === 'row' ? 'alwaysThird' : 'third'}
            titleAs={titleAs}
            video={video}
          />
        </li>
      ))}
    </ul>
  );
}

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
}

/** A grid of cards that fade in one after another as they are scrolled to. */
export function VideoGrid({ videos, perRow = 3 }: VideoGridProps) {
  return (
    <ul className={`grid gap-x-6 gap-y-12 ${columns[perRow]}`}>
      {videos.map((video) => (
        <li className="reveal-card" key={video.slug}>
          <VideoCard size={perRow === 'row' ? 'alwaysThird' : 'third'} video={video} />
        </li>
      ))}
    </ul>
  );
}

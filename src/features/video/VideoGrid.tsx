import type { VideoSummary } from './video.ts';
import { VideoCard } from './VideoCard.tsx';

const rows = {
  2: { columns: 'sm:grid-cols-2', size: 'third' },
  3: { columns: 'sm:grid-cols-2 lg:grid-cols-3', size: 'third' },
  /** Two across the page. */
  pair: { columns: 'sm:grid-cols-2', size: 'half' },
  /** Three in a row, so that none is alone. */
  row: { columns: 'sm:grid-cols-3', size: 'alwaysThird' },
} as const;

export interface VideoGridProps {
  readonly videos: readonly VideoSummary[];
  readonly perRow?: keyof typeof rows;
}

/** A grid of cards that fade in one after another as they are scrolled to. */
export function VideoGrid({ videos, perRow = 3 }: VideoGridProps) {
  const { columns, size } = rows[perRow];
  return (
    <ul className={`grid gap-x-6 gap-y-12 ${columns}`}>
      {videos.map((video) => (
        <li className="reveal-card" key={video.slug}>
          <VideoCard size={size} video={video} />
        </li>
      ))}
    </ul>
  );
}

import type { VideoSummary } from './video.ts';
import { VideoCard } from './VideoCard.tsx';

const layouts = {
  two: { columns: '', size: 'third' },
  three: { columns: 'lg:grid-cols-3', size: 'third' },
  /** Two across the page. */
  pair: { columns: '', size: 'half' },
  /** Three in a row, so that none is alone. */
  row: { columns: 'max-sm:*:first:col-span-full sm:grid-cols-3', size: 'alwaysThird' },
} as const;

export interface VideoGridProps {
  readonly videos: readonly VideoSummary[];
  readonly layout?: keyof typeof layouts;
}

/** A grid of cards, two in a row on phones but for large text, that fade in one after another as they are scrolled to. */
export function VideoGrid({ videos, layout = 'three' }: VideoGridProps) {
  const { columns, size } = layouts[layout];
  return (
    <ul className={`pairs ${columns}`}>
      {videos.map((video) => (
        <li className="reveal-card" key={video.slug}>
          <VideoCard layout="small" size={size} video={video} />
        </li>
      ))}
    </ul>
  );
}

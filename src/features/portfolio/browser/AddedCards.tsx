import { createPortal } from 'react-dom';
import type { PortfolioVideo } from '../portfolio-data.ts';
import { VideoCard } from '#features/video/VideoCard.tsx';
import { staggerClass } from '#ui/stagger.ts';

export interface AddedCardsProps {
  readonly videos: readonly PortfolioVideo[];
  /** The list in the page's own markup that they continue. */
  readonly list: HTMLUListElement;
}

/** Asks the script of every page to show it in its turn (src/layouts/browser/reveal.ts). */
function reveal(card: HTMLLIElement | null): void {
  card?.dispatchEvent(new Event('reveal', { bubbles: true }));
}

/** Cards that continue the list of the page's own markup, in the same list. */
export function AddedCards({ videos, list }: AddedCardsProps) {
  return createPortal(
    videos.map((video, index) => (
      <li className={`added reveal-card ${staggerClass(index)}`} key={video.slug} ref={reveal}>
        <VideoCard video={video} />
      </li>
    )),
    list,
  );
}

import type { VideoCardProps } from '#features/video/VideoCard.tsx';
import { videosPerPage } from './group.ts';

interface CardPlace extends Pick<VideoCardProps, 'size' | 'layout'> {
  /** The columns of a card: of two, of twelve from 64rem on. */
  readonly span: string;
}

const full: CardPlace = { span: 'col-span-full', size: 'columns9', layout: 'wide' };
const seven: CardPlace = { span: 'lg:col-span-7', size: 'card7' };
const five: CardPlace = { span: 'lg:col-span-5', size: 'card5' };
const third: CardPlace = { span: 'lg:col-span-4' };
/** A third of a desktop; on smaller screens, where it would stand alone, both columns. */
const lastThird: CardPlace = { span: 'col-span-full lg:col-span-4', size: 'lastThird' };
const half: CardPlace = { span: 'lg:col-span-6', size: 'card7' };

/** The rows of the first twelve cards, of different weight: one, two, three, two, two, two. */
const first = [[full], [seven, five], [third, third, lastThird], [five, seven], [half, half], [seven, five]];

/** Those of each further twelve: only the first card of all has frames beside it, which need the full page width. */
const further = [
  [five, seven],
  [third, third, lastThird],
  [seven, five],
  [half, half],
  [third, third, lastThird],
];

/**
 * Where a card of a portfolio stands, by its place in the list from 0, and by how many cards there are: those of a last
 * row that is not full share its whole width.
 */
export function cardPlace(index: number, count: number): CardPlace {
  let place = index % videosPerPage;
  for (const row of index < videosPerPage ? first : further) {
    const card = row[place];
    if (card) {
      const left = count - index + place;
      if (left === 1) return full;
      return left === 2 && row.length > 2 ? half : card;
    }
    place -= row.length;
  }
  return third;
}

/** How many frames stand beside the first card. */
export const leadFrames = 2;

/** The grid container for these spans. */
export const portfolioGrid = 'pairs lg:grid-cols-12';

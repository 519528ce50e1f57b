import type { VideoCardProps } from '#features/video/VideoCard.tsx';

interface CardPlace extends Pick<VideoCardProps, 'size' | 'layout'> {
  /** The columns of a card: of two from 40rem on, of twelve from 64rem on. */
  readonly span: string;
}

const full: CardPlace = { span: 'sm:col-span-2 lg:col-span-12', size: 'columns9', layout: 'wide' };
const seven: CardPlace = { span: 'lg:col-span-7', size: 'pair7' };
const five: CardPlace = { span: 'lg:col-span-5', size: 'pair5' };
const third: CardPlace = { span: 'lg:col-span-4' };
/** A third of a desktop; on a tablet, where it would stand alone, both columns. */
const lastThird: CardPlace = { span: 'sm:col-span-2 lg:col-span-4' };
const half: CardPlace = { span: 'lg:col-span-6', size: 'pair7' };

/** The places of twelve cards, in rows of different weight: one, two, three, two, two, two. */
const places = [full, seven, five, third, third, lastThird, five, seven, half, half, seven, five] as const;

/** Where a card of a portfolio stands, by its place in the list from 0. */
export function cardPlace(index: number): CardPlace {
  return places[index % places.length] ?? third;
}

/** The cards, from 0, after which a row of frames stands: where a row of the grid ends. */
export const stripsAfter: readonly number[] = [5, 9];

/** The grid that these places are of. */
export const portfolioGrid = 'grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-12';

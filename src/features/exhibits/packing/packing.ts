import type { Exhibit } from '@site/model/schemas/exhibits/exhibits.ts';

type Packing = Exhibit<'packing'>;
type Pile = Packing['piles'][number];
type Item = Pile['items'][number];

const cubicInchesOfAFoot = 1728;

/** How tall the figure beside the cases is, in inches: between the average woman and man. */
export const personHeight = 67;

/** Whether a case costs extra: the airline adds length, width and height. */
export function isOver({ length, width, height, pounds }: Item, limit: Pile['limit']): boolean {
  return limit !== undefined && (length + width + height > limit.inches || pounds > limit.pounds);
}

/** How many cases there are, their weight in pounds, and their volume in cubic feet, rounded. */
export function addUp(items: readonly Item[]) {
  const volume = items.reduce((sum, { length, width, height }) => sum + length * width * height, 0);
  return {
    pieces: items.length,
    pounds: items.reduce((sum, item) => sum + item.pounds, 0),
    feet: Math.round(volume / cubicInchesOfAFoot),
  };
}

/** The totals of a pile or of all, as one line. */
export function writeTotals(items: readonly Item[], words: Packing['words']): string {
  const { pieces, pounds, feet } = addUp(items);
  return `${pieces} ${words.pieces} · ${pounds} ${words.pounds} · ${feet} ${words.feet}`;
}

/** What a case of a pile may measure and weigh, such as `Each at most 62 in, 50 lb`. */
export const writeLimit = ({ inches, pounds }: NonNullable<Pile['limit']>, words: Packing['words']) =>
  `${words.limit} ${inches} ${words.inches}, ${pounds} ${words.pounds}`;

/** A case's size, longest side first, such as `44 × 8 × 8 in`. */
export const writeSize = ({ length, width, height }: Item, words: Packing['words']) =>
  `${[length, width, height].join(' × ')} ${words.inches}`;

/** What stands beside the cases on the drawing, such as `A grip: 67 in · Door: 32 × 80 in`. */
export const writeScale = ({ door, words }: Pick<Packing, 'door' | 'words'>) =>
  `${words.person}: ${personHeight} ${words.inches} · ${door.name}: ${door.width} × ${door.height} ${words.inches}`;

/** The piles with all cases numbered from 1. */
export function numberCases(piles: readonly Pile[]) {
  return piles.map((pile, at) => {
    const before = piles.slice(0, at).reduce((sum, { items }) => sum + items.length, 0);
    return { ...pile, items: pile.items.map((item, index) => ({ ...item, number: before + index + 1 })) };
  });
}

/** How much room is between piles on the drawing, in inches. */
const gap = 12;

/**
 * Cases on top of each other in each pile, the longest at the bottom.
 * @returns each case's number, and its place in inches from the left and from the floor; and where the last pile ends.
 */
export function stack(piles: readonly Pile[]) {
  let x = 0;
  const boxes = numberCases(piles).flatMap(({ items }) => {
    let y = 0;
    const pile = items
      .toSorted((a, b) => b.length - a.length)
      .map(({ number, length, height }) => {
        const box = { number, x, y, width: length, height };
        y += height;
        return box;
      });
    x += Math.max(...items.map(({ length }) => length)) + gap;
    return pile;
  });
  return { boxes, end: x };
}

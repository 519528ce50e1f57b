import type { Exhibit } from '@site/model/schemas/exhibits/exhibits.ts';

type Figures = Exhibit<'budgets'>;
type Song = Figures['song'];
export type Budget = Figures['budgets'][number];

/** Drawn units: a second across. */
export const second = 10;

export interface PlacedPart {
  readonly name: string;
  /** Seconds from the song's beginning. */
  readonly start: number;
  readonly seconds: number;
}

export function placeParts(song: Song): PlacedPart[] {
  return song.map((part, index) => ({
    ...part,
    start: song.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0),
  }));
}

export const songLength = (song: Song): number => song.reduce((sum, { seconds }) => sum + seconds, 0);

/** A time in the song, such as 1:04. */
export const writeTime = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;

export const countShots = ({ parts }: Pick<Budget, 'parts'>): number =>
  parts.reduce((sum, { shots }) => sum + shots, 0);

/** The numbers of all places, from 1 on. */
export const listPlaces = (budgets: readonly Pick<Budget, 'parts'>[]): number[] =>
  [...new Set(budgets.flatMap(({ parts }) => parts.map(({ place }) => place)))].sort((a, b) => a - b);

export const countPlaces = ({ parts }: Pick<Budget, 'parts'>): number => listPlaces([{ parts }]).length;

/** Rectangles of the shots of one part, each as long as the others, with a gap after each. */
export function drawShots({ start, seconds }: PlacedPart, shots: number, height: number): string {
  const width = (seconds * second) / shots;
  return Array.from({ length: shots }, (_, index) => {
    const x = Math.round(start * second + index * width);
    return `M${String(x)} 0h${String(Math.round(width) - 4)}v${String(height)}H${String(x)}z`;
  }).join('');
}

/** The figures of a budget, such as `8 shots`. */
export function writeFigures(budget: Budget, words: Figures['words']): string[] {
  const places = countPlaces(budget);
  return [
    `${String(budget.hours)} ${words.hours}`,
    `${String(budget.people)} ${words.people}`,
    `${String(places)} ${places === 1 ? words.place : words.places}`,
  ];
}

/** All parts of the song as a table: what each budget shows in them; the first row is the head. */
export function writeParts({ song, budgets, words }: Figures): string[][] {
  return [
    [words.part, ...budgets.map(({ name }) => name)],
    ...placeParts(song).map(({ name, start }, index) => [
      `${name}, ${writeTime(start)}`,
      ...budgets.map(({ parts }) => {
        const { shots, place, what } = parts[index] ?? { shots: 0, place: 0, what: '' };
        return `${String(shots)} × ${what} (${words.place} ${String(place)})`;
      }),
    ]),
  ];
}

import type { Exhibit } from '@site/model/schemas/exhibits/exhibits.ts';

type Figures = Exhibit<'hours'>;
type Work = Figures['phases'][number]['work'][number];

export const sumHours = (parts: readonly { readonly hours: number }[]): number =>
  parts.reduce((sum, { hours }) => sum + hours, 0);

/** Hours in a row of the drawing, and the side of an hour's square with the gap to the next. */
const row = 24;
export const cell = 10;
export const gap = 1;
export const wallWidth = row * cell;

export const wallHeight = (hours: number): number => Math.ceil(hours / row) * cell;

/** The corner of an hour's square, counted from 0. */
export const placeOf = (hour: number) => ({ x: (hour % row) * cell, y: Math.floor(hour / row) * cell });

/**
 * A line through the middle of hours, row by row, which dashes cut into squares or circles.
 * @param inset from a cell's left edge to where its dash begins.
 */
export function drawHours(first: number, count: number, inset: number): string {
  const rows: string[] = [];
  for (let from = first; from < first + count;) {
    const to = Math.min(first + count, (Math.floor(from / row) + 1) * row);
    const { x, y } = placeOf(from);
    rows.push(`M${String(x + inset)} ${String(y + cell / 2)}h${String((to - from) * cell - gap)}`);
    from = to;
  }
  return rows.join('');
}

/** Work with its place among all hours. */
export interface PlacedWork extends Work {
  /** From 1, as the drawing and the list number it. */
  readonly number: number;
  readonly first: number;
}

export interface PlacedPhase {
  readonly name: string;
  readonly hours: number;
  readonly work: readonly PlacedWork[];
}

/** The parts of a job, one after another. */
export function placePhases(phases: Figures['phases']): PlacedPhase[] {
  const all = phases.flatMap(({ work }) => work);
  return phases.map(({ name, work }) => ({
    name,
    hours: sumHours(work),
    work: work.map((one) => {
      const index = all.indexOf(one);
      return { ...one, number: index + 1, first: sumHours(all.slice(0, index)) };
    }),
  }));
}

/** The hours as a table: a part of the job, then who works in it; the first row is the head. */
export function writeHours({ total, title, phases, words }: Figures): string[][] {
  return [
    [title, words.hours],
    ...phases.flatMap(({ name, work }) => work.map((one) => [`${name}: ${one.name}`, String(one.hours)])),
    ['=', String(total)],
  ];
}

export function writeChoice({ name, text, hours }: Figures['choices'][number], word: string): string {
  return `${name}: +${String(hours)} ${word}. ${text}`;
}

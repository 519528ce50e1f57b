import type { Exhibit } from '@site/model/schemas/exhibits/exhibits.ts';

type Phases = Exhibit<'hours'>['phases'];

export const sumHours = (parts: readonly { readonly hours: number }[]): number =>
  parts.reduce((sum, { hours }) => sum + hours, 0);

/** Hours in a row of the drawing, and the side of an hour's square including the gap. */
const row = 24;
export const cell = 10;
export const gap = 1;
export const wallWidth = row * cell;

export const wallHeight = (hours: number): number => Math.ceil(hours / row) * cell;

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
    rows.push(`M${x + inset} ${y + cell / 2}h${(to - from) * cell - gap}`);
    from = to;
  }
  return rows.join('');
}

/** The parts of a job in sequence, each with the range of its hours, numbered from 1. */
export function placePhases(phases: Phases) {
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

export type PlacedPhase = ReturnType<typeof placePhases>[number];

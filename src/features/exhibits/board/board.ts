import type { Exhibit } from '@site/model/schemas/exhibits/exhibits.ts';
import { formatTime, toMinutes } from '../clock.ts';

type Board = Exhibit<'board'>;

/** Hours from one high water to the next: the principal lunar tide, M2. */
const tideHours = 12.4206;

/** How high the water stands above low water, in feet: a plain cosine, which is what a timetable of hours can show. */
export function findLevel({ high, range }: Board['tide'], hour: number): number {
  const phase = (hour - toMinutes(high) / 60) / tideHours;
  return (range / 2) * (1 + Math.cos(2 * Math.PI * phase));
}

/** The hours of a board, each a row. */
export function listHours({ from, to }: Pick<Board, 'from' | 'to'>): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** Such as `6 am`. */
export const writeHour = (hour: number) => formatTime(hour * 60).replace(':00', '');

export const writeLevel = (tide: Board['tide'], hour: number, feet: string) =>
  `${findLevel(tide, hour).toFixed(1)} ${feet}`;

/** The rows of the board, hour by hour; the first is the head. */
export function writeBoard(board: Board): string[][] {
  const { tide, places, words } = board;
  const rows = listHours(board).map((hour) => [
    writeHour(hour),
    writeLevel(tide, hour, words.feet),
    ...places.map(({ spans }) => {
      const span = spans.find(({ from, to }) => from <= hour && hour < to);
      return span ? [words[span.sound], span.note].filter((part) => part !== undefined).join(' ') : '';
    }),
  ]);
  return [[words.hour, words.tide, ...places.map(({ name }) => name)], ...rows];
}

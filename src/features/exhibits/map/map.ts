import type { GeoPosition } from '@site/model/contact/address.ts';
import type { Exhibit } from '@site/model/schemas/exhibits/exhibits.ts';
import { formatDate } from '#lib/intl.ts';
import { formatMessage } from '#lib/format-message.ts';
import { words } from '#lib/words.ts';

type PlaceMap = Exhibit<'map'>;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The width of the land in the drawing, and the margin around it, in units of the drawing. */
const width = 1000;
const room = 40;

/** A coast that rounds each corner, from the middle of one side to that of the next, so that few corners draw a fine line. */
function drawShape(corners: readonly Point[]): string {
  const ends = corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    return `${(from.x + to.x) / 2} ${(from.y + to.y) / 2}`;
  });
  return `M${ends.at(-1) ?? ''}${corners.map(({ x, y }, index) => `Q${x} ${y} ${ends[index] ?? ''}`).join('')}z`;
}

/** Parses `31.00 -87.60, 31.00 -85.00`. */
function readShape(line: string): GeoPosition[] {
  return line.split(', ').map((corner) => {
    const [latitude = 0, longitude = 0] = corner.split(' ').map(Number);
    return { latitude, longitude };
  });
}

/**
 * Fits the land into the drawing, north up. Longitudes are scaled as in the middle of the land: close enough for a
 * state, where other projections differ by less than a line's width.
 */
function fitProjection(land: readonly GeoPosition[]) {
  const latitudes = land.map(({ latitude }) => latitude);
  const longitudes = land.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const shortened = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = width / ((east - west) * shortened);
  return {
    width: width + 2 * room,
    height: Math.round((north - south) * scale) + 2 * room,
    project: ({ latitude, longitude }: GeoPosition): Point => ({
      x: Math.round((longitude - west) * shortened * scale) + room,
      y: Math.round((north - latitude) * scale) + room,
    }),
  };
}

export function drawMap({ outline, from, places }: Pick<PlaceMap, 'outline' | 'from' | 'places'>) {
  const shapes = outline.map(readShape);
  const { project, ...size } = fitProjection(shapes.flat());
  return {
    ...size,
    land: shapes.map((shape) => drawShape(shape.map(project))).join(''),
    from: { name: from.name, ...project(from) },
    marks: places.map((place, index) => ({ number: index + 1, ...project(place) })),
  };
}

const monthName = (month: number, length: 'long' | 'narrow') =>
  formatDate(Date.UTC(2024, month - 1), { month: length, timeZone: 'UTC' });

/** The initials of the months from January on, and whether each is one of the given. */
export function stripOfMonths(months: readonly number[]) {
  return Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    letter: monthName(index + 1, 'narrow'),
    isBest: months.includes(index + 1),
  }));
}

/** Month names, with consecutive ones as a span: `December to April`, `April, May, October`. */
export function formatMonths(months: readonly number[]): string {
  const runs: number[][] = [];
  for (const month of months) {
    const run = runs.at(-1);
    if (run?.at(-1) === (month === 1 ? 12 : month - 1)) run.push(month);
    else runs.push([month]);
  }
  return runs
    .flatMap((run) => {
      const names = run.map((month) => monthName(month, 'long'));
      return names.length > 2
        ? [formatMessage(words().page.months, { first: names[0] ?? '', last: names.at(-1) ?? '' })]
        : names;
    })
    .join(', ');
}

import type { Exhibit } from '@site/model/schemas/exhibits/exhibits.ts';
import { formatDuration } from '@site/model/video/duration.ts';

type BarsData = Exhibit<'bars'>;
type Bar = BarsData['bars'][number];

/** Drawn units: a second across, and a bar up. */
export const second = 10;
export const height = 180;

export interface Span {
  readonly name: string;
  /** Seconds from the beginning. */
  readonly start: number;
  readonly seconds: number;
}

export function placeScale(scale: BarsData['scale']): Span[] {
  return scale.map((part, index) => ({
    ...part,
    start: scale.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0),
  }));
}

export const countBlocks = ({ parts }: Pick<Bar, 'parts'>): number => parts.reduce((sum, { count }) => sum + count, 0);

/** The numbers of all groups, from 1 on. */
export const listGroups = (bars: readonly Pick<Bar, 'parts'>[]): number[] =>
  [...new Set(bars.flatMap(({ parts }) => parts.map(({ group }) => group)))].sort((a, b) => a - b);

/** Blocks of one part, each as long as the others, with a gap after each. */
export function drawBlocks({ start, seconds }: Span, count: number): string {
  const width = (seconds * second) / count;
  return Array.from({ length: count }, (_, index) => {
    const x = Math.round(start * second + index * width);
    return `M${x} 0h${Math.round(width) - 4}v${height}H${x}z`;
  }).join('');
}

/** All parts of the scale with what each bar has in them; the first row is the head. */
export function writeParts({ scale, bars, words }: BarsData): string[][] {
  return [
    [words.head, ...bars.map(({ name }) => name)],
    ...placeScale(scale).map(({ name, start }, index) => [
      `${name}, ${formatDuration(start)}`,
      ...bars.map(({ parts }) => {
        const { count, group, text } = parts[index] ?? { count: 0, group: 0, text: '' };
        return `${count} × ${text} (${words.group} ${group})`;
      }),
    ]),
  ];
}

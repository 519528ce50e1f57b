import type { Exhibit } from '@site/model/schemas/exhibits/exhibits.ts';
import { formatDuration } from '@site/model/video/duration.ts';

type BarsData = Exhibit<'bars'>;
type Bar = BarsData['bars'][number];

export const width = 2040;
export const height = 180;

export interface Span {
  readonly name: string;
  /** Its start, in minutes and seconds. */
  readonly label: string;
  readonly x: number;
  readonly width: number;
}

export function placeScale({ scale }: Pick<BarsData, 'scale'>): Span[] {
  const sumOf = (parts: BarsData['scale']) => parts.reduce((sum, { length }) => sum + length, 0);
  const unit = width / sumOf(scale);
  return scale.map(({ name, length }, index) => {
    const start = sumOf(scale.slice(0, index));
    return { name, label: formatDuration(start), x: start * unit, width: length * unit };
  });
}

export const countBlocks = ({ parts }: Pick<Bar, 'parts'>): number => parts.reduce((sum, { count }) => sum + count, 0);

/** Equal blocks of one part, with a gap after each. */
export function drawBlocks({ x, width: whole }: Pick<Span, 'x' | 'width'>, count: number): string {
  const block = whole / count;
  return Array.from({ length: count }, (_, index) => {
    const from = Math.round(x + index * block);
    return `M${from} 0h${Math.round(block) - 4}v${height}H${from}z`;
  }).join('');
}

/** The table of the drawing: all parts of the scale with each bar's share of them. The first row is the head. */
export function tabulateParts({ scale, bars, groups, words }: BarsData): string[][] {
  return [
    [words.head, ...bars.map(({ name }) => name)],
    ...placeScale({ scale }).map(({ name, label }, index) => [
      `${name}, ${label}`,
      ...bars.map(({ parts }) => {
        const { count, group, text } = parts[index] ?? { count: 0, group: 0, text: '' };
        return `${count} × ${text} (${groups[group - 1] ?? ''})`;
      }),
    ]),
  ];
}

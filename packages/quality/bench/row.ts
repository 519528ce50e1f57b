/**
 * What a figure counts: bytes after Brotli 11 where nothing else is said, milliseconds, millions of bytes of memory,
 * Lighthouse's points of 100, and its layout shift.
 */
export const units = ['bytes', 'ms', 's', 'MB', 'requests', 'times', 'pages', 'points', 'shift'] as const;

export type Unit = (typeof units)[number];

/** Units as people read them. */
export const unitNames: Readonly<Record<Unit, string>> = {
  bytes: 'bytes',
  ms: 'ms',
  s: 's',
  MB: 'MB',
  requests: 'requests',
  times: '×',
  pages: 'pages',
  points: 'of 100',
  shift: 'CLS',
};

/** The bounds of a figure, in its own unit, themselves allowed. */
interface Target {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** One figure that was measured. */
export interface Row {
  /** Such as `Load More Videos, 75 music videos`: rows of one subject stand together. */
  readonly subject: string;
  readonly what: string;
  readonly figure: number;
  readonly unit: Unit;
  /** Absent where the figure is there to be known. */
  readonly target?: Target;
  /** How often it was measured; of several runs the figure is the median. */
  readonly runs: number;
  /** What the README calls it; absent for what stands in bench/results.md alone. */
  readonly headline?: string;
  /** What is behind the figure, a line for each, such as the pages that missed; written below the subject's table. */
  readonly details?: readonly string[];
}

export type Verdict = 'met' | 'missed' | 'no target';

/** Digits after the point. */
const digits: Readonly<Record<Unit, number>> = {
  bytes: 0,
  ms: 1,
  s: 1,
  MB: 0,
  requests: 0,
  times: 3,
  pages: 0,
  points: 0,
  shift: 3,
};

/** Whether a row's figure is within its target. */
export function judge({ figure, target }: Pick<Row, 'figure' | 'target'>): Verdict {
  if (!target) return 'no target';
  return figure <= (target.atMost ?? Infinity) && figure >= (target.atLeast ?? -Infinity) ? 'met' : 'missed';
}

/** A figure as people read it, without its unit, such as `74,310`. */
export function formatFigure(figure: number, unit: Unit): string {
  return figure.toLocaleString('en-US', { minimumFractionDigits: digits[unit], maximumFractionDigits: digits[unit] });
}

/** A target as people read it, such as `at most 75,000` or `0.950 to 1.050`; empty where there is none. */
export function formatTarget({ target, unit }: Pick<Row, 'target' | 'unit'>): string {
  const least = target?.atLeast === undefined ? '' : formatFigure(target.atLeast, unit);
  const most = target?.atMost === undefined ? '' : formatFigure(target.atMost, unit);
  if (least && most) return `${least} to ${most}`;
  if (least) return `at least ${least}`;
  return most && `at most ${most}`;
}

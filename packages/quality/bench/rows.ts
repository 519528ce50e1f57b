import type { Browser } from 'playwright';
import { markdownTable } from 'markdown-table';
import type { OpenSite } from '../site.ts';

/** How each unit is written, and its digits after the point. Bytes are after Brotli 11 unless the row says otherwise. */
const units = {
  bytes: { name: 'bytes', digits: 0 },
  ms: { name: 'ms', digits: 0 },
  s: { name: 's', digits: 1 },
  requests: { name: 'requests', digits: 0 },
  times: { name: '×', digits: 2 },
  points: { name: 'of 100', digits: 0 },
  shift: { name: 'CLS', digits: 3 },
} as const;

type Unit = keyof typeof units;

/** Something that was measured. */
export interface Row {
  readonly what: string;
  /** Inclusive bounds, in the row's unit. */
  readonly target: { readonly atLeast?: number; readonly atMost?: number };
  /** In the row's unit; NaN if it could not be measured. */
  readonly figure: number;
  readonly unit: Unit;
  /** Which page it is, or what it was compared with. */
  readonly note?: string;
}

/** What rows are measured on. */
export interface Bench {
  /** The project's folder. */
  readonly root: string;
  readonly signal: AbortSignal;
  readonly browser: Browser;
  readonly site: OpenSite;
  /** Pages with a word, a button and a link, served as the site is: how fast this machine can be at this moment. */
  readonly blank: OpenSite;
}

export type Measure = (bench: Bench) => Promise<Row>;

/** Measures once what several rows read, for each site. */
export function once<Result>(measure: (bench: Bench) => Promise<Result>): (bench: Bench) => Promise<Result> {
  const results = new WeakMap<OpenSite, Promise<Result>>();
  return (bench) => {
    const result = results.get(bench.site) ?? measure(bench);
    results.set(bench.site, result);
    return result;
  };
}

/** The worst of a row for several pages, each with its address in the note. */
export function pickWorst(rows: readonly Row[]): Row {
  const isLowWorse = rows[0]?.target.atLeast !== undefined;
  const [first] = rows.toSorted((a, b) => (isLowWorse ? a.figure - b.figure : b.figure - a.figure));
  if (!first) throw new Error('There is no page to measure');
  const missed = rows.filter((row) => judge(row) === 'missed').length;
  const count = missed > 0 ? `; ${missed} of ${rows.length} pages miss the target` : '';
  return { ...first, note: `${first.note ?? ''}${count}` };
}

/** A row with the worst of several pages, by their addresses. */
export function worst(row: Omit<Row, 'figure' | 'note'>, figures: ReadonlyMap<string, number>): Row {
  return pickWorst([...figures].map(([note, figure]) => ({ ...row, figure, note })));
}

/** A row with milliseconds in relation to those of the blank page. */
export function relate(
  row: Pick<Row, 'what' | 'target'>,
  own: readonly number[],
  blank: readonly number[],
): Row & { readonly note: string } {
  const [figure, base] = [median(own), median(blank)];
  const note = `${formatFigure(figure, 'ms')} ms, blank page ${formatFigure(base, 'ms')} ms`;
  return { ...row, figure: figure / base, unit: 'times', note };
}

/** @throws if there are no figures. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  if (low === undefined || high === undefined) throw new Error('There is no median of no figures');
  return (low + high) / 2;
}

/** Whether a figure is within its target; one that could not be measured is not. */
function judge({ figure, target }: Pick<Row, 'figure' | 'target'>): 'met' | 'missed' {
  return figure <= (target.atMost ?? Infinity) && figure >= (target.atLeast ?? -Infinity) ? 'met' : 'missed';
}

/** A figure without its unit, such as `74,310`. */
function formatFigure(figure: number, unit: Unit): string {
  const { digits } = units[unit];
  return figure.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Such as `at most 75,000` or `0.95 to 1.05`. */
function formatTarget({ target, unit }: Pick<Row, 'target' | 'unit'>): string {
  const [least, most] = [target.atLeast, target.atMost].map((one) => one !== undefined && formatFigure(one, unit));
  if (least && most) return `${least} to ${most}`;
  return least ? `at least ${least}` : `at most ${String(most)}`;
}

/** The cells of a row: what, target, figure with its unit, verdict. */
export function listCells(row: Row): string[] {
  const figure = `${formatFigure(row.figure, row.unit)} ${units[row.unit].name}`;
  return [row.what, formatTarget(row), figure, judge(row)];
}

/** A table of rows, as Markdown that Prettier leaves as it is. */
export function formatTable(rows: readonly Row[], hasNotes: boolean): string {
  const head = ['what', 'target', 'figure', 'verdict', ...(hasNotes ? ['note'] : [])];
  const cells = rows.map((row) => [...listCells(row), ...(hasNotes ? [row.note ?? ''] : [])]);
  return markdownTable([head, ...cells], { align: ['', '', 'right', ''] });
}

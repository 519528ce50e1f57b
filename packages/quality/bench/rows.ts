import { markdownTable } from 'markdown-table';
import { formatMachine, type MachineFacts } from '../machine.ts';

/** How each unit is written, and its digits after the point. Bytes are after Brotli 11 unless the row says otherwise. */
const units = {
  bytes: { name: 'bytes', digits: 0 },
  ms: { name: 'ms', digits: 1 },
  s: { name: 's', digits: 1 },
  min: { name: 'min', digits: 1 },
  lines: { name: 'lines', digits: 0 },
  tests: { name: 'tests', digits: 0 },
  MB: { name: 'MB', digits: 0 },
  requests: { name: 'requests', digits: 0 },
  times: { name: '×', digits: 3 },
  pages: { name: 'pages', digits: 0 },
  points: { name: 'of 100', digits: 0 },
  shift: { name: 'CLS', digits: 3 },
  visits: { name: 'visits', digits: 1 },
} as const;

type Unit = keyof typeof units;

/** A figure that was measured. */
export interface Row {
  /** Such as `JavaScript on portfolio pages`; a table has the rows of one subject. */
  readonly subject: string;
  readonly what: string;
  /** In the row's unit; NaN if it could not be measured. */
  readonly figure: number;
  readonly unit: Unit;
  /** Inclusive bounds, in the row's unit; absent for a figure without a target. */
  readonly target?: { readonly atLeast?: number; readonly atMost?: number };
  /** How often it was measured; the figure is the median of several runs. */
  readonly runs: number;
  /** What the README calls it; absent for rows that are only in bench/results.md. */
  readonly headline?: string;
  /** A line for each page that misses the target, or the like; written below the subject's table. */
  readonly details?: readonly string[];
}

/** A row without its subject. */
export type Cells = readonly [
  what: string,
  figure: number,
  unit: Unit,
  more?: Partial<Pick<Row, 'target' | 'headline' | 'runs'>>,
];

/** The rows of a subject. */
export function createRows(subject: string, runs: number, rows: readonly Cells[]): Row[] {
  return rows.map(([what, figure, unit, more]) => ({ subject, what, figure, unit, runs, ...more }));
}

/**
 * A row with the worst of several pages, and a detail for each page that misses the target; none if there is no page.
 * @param figures by the pages' addresses.
 */
export function createWorstRow(row: Omit<Row, 'figure' | 'details'>, figures: ReadonlyMap<string, number>): Row[] {
  const isLowWorse = row.target?.atLeast !== undefined;
  const ranked = [...figures].toSorted(([, a], [, b]) => (isLowWorse ? a - b : b - a));
  const [first] = ranked;
  if (!first) return [];
  const missed = ranked.filter(([, figure]) => judge({ ...row, figure }) === 'missed');
  const details = missed.map(([address, figure]) => `${row.what}: ${address} ${formatFigure(figure, row.unit)}`);
  const what = `${row.what}, worst of ${String(ranked.length)} (${first[0]})`;
  return [{ ...row, what, figure: first[1], details }];
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
export function judge({ figure, target }: Pick<Row, 'figure' | 'target'>): 'met' | 'missed' | '–' {
  if (!target) return '–';
  return figure <= (target.atMost ?? Infinity) && figure >= (target.atLeast ?? -Infinity) ? 'met' : 'missed';
}

/** A figure without its unit, such as `74,310`. */
function formatFigure(figure: number, unit: Unit): string {
  const { digits } = units[unit];
  return figure.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Such as `at most 75,000` or `0.950 to 1.050`. */
export function formatTarget({ target, unit }: Pick<Row, 'target' | 'unit'>): string {
  const [least, most] = [target?.atLeast, target?.atMost].map((one) => one !== undefined && formatFigure(one, unit));
  if (least && most) return `${least} to ${most}`;
  if (least) return `at least ${least}`;
  return most ? `at most ${most}` : '–';
}

/** A heading, a table and details for each subject, as Markdown that Prettier leaves as it is. */
export function formatTables(rows: readonly Row[]): string {
  const tables = [...Map.groupBy(rows, ({ subject }) => subject)].map(([subject, ofSubject]) => {
    const cells = ofSubject.map((row) => [
      ...[row.what, formatFigure(row.figure, row.unit), units[row.unit].name],
      ...[formatTarget(row), judge(row), String(row.runs)],
    ]);
    const head = ['what', 'figure', 'unit', 'target', 'verdict', 'runs'];
    const table = markdownTable([head, ...cells], { align: ['', 'right', '', '', '', 'right'] });
    const details = ofSubject.flatMap((row) => row.details ?? []).map((line) => `- ${line}\n`);
    return `## ${subject}\n\n${table}\n${details.length > 0 ? `\n${details.join('')}` : ''}`;
  });
  return tables.join('\n');
}

/** The comments around the two parts of bench/results.md. */
export const resultMarks = {
  visitors: ['visitors: written by npm run bench', '/visitors'],
  loop: ['loop: written by npm run bench -- --loop', '/loop'],
} as const;

/** Who measured rows, where and when; `command` is what did. */
function describeRun(machine: MachineFacts, command: string): string {
  return `Measured by \`${command}\`. ${formatMachine(machine)}; ${machine.date}.`;
}

/** What developers wait for, in bench/results.md. */
export function formatLoop(rows: readonly Row[], machine: MachineFacts, command: string): string {
  return `${describeRun(machine, command)}\n\n${formatTables(rows).trimEnd()}`;
}

/** What visitors pay, in bench/results.md. */
export function formatVisitors(rows: readonly Row[], machine: MachineFacts, command: string): string {
  return `${describeRun(machine, command)}

Bytes are after Brotli 11, from the built files; milliseconds of several runs are their median. Unless a row says otherwise, pages are opened as on a phone, from this machine, without pictures.

${formatTables(rows).trimEnd()}`;
}

/** The comments around the README's table. */
export const readmeMarks = ['bench: written by npm run bench', '/bench'] as const;

/** The README's table: the rows that have a headline. */
export function formatHeadlines(rows: readonly Row[]): string {
  const cells = rows.flatMap((row) => {
    const figure = `${formatFigure(row.figure, row.unit)} ${units[row.unit].name}`;
    return row.headline === undefined ? [] : [[row.headline, formatTarget(row), figure, judge(row)]];
  });
  return markdownTable([['what', 'target', 'figure', 'verdict'], ...cells], { align: ['', '', 'right', ''] });
}

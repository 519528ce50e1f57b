import type { MachineFacts } from './describe-machine.ts';
import { formatFigure, formatTarget, judge, type Row, type Unit } from './row.ts';

const unitNames: Readonly<Record<Unit, string>> = {
  bytes: 'bytes',
  ms: 'ms',
  s: 's',
  MB: 'MB',
  requests: 'requests',
  times: '×',
};

const columns = ['what', 'figure', 'unit', 'target', 'verdict', 'runs'] as const;

/** The columns with figures, which stand at the right. */
const rightColumns: ReadonlySet<string> = new Set(['figure', 'runs']);

function listCells(row: Row): string[] {
  const { what, figure, unit, runs } = row;
  const target = formatTarget(row);
  return [
    what,
    formatFigure(figure, unit),
    unitNames[unit],
    target || '–',
    row.target ? judge(row) : '–',
    String(runs),
  ];
}

/** Lines of cells, each column as wide as its widest cell. */
function alignCells(lines: readonly (readonly string[])[]): string[][] {
  const widths = columns.map((_, at) => Math.max(3, ...lines.map((cells) => cells[at]?.length ?? 0)));
  return lines.map((cells) =>
    columns.map((column, at) => {
      const [cell, width] = [cells[at] ?? '', widths[at] ?? 0];
      return rightColumns.has(column) ? cell.padStart(width) : cell.padEnd(width);
    }),
  );
}

function groupBySubject(rows: readonly Row[]): Map<string, readonly Row[]> {
  return Map.groupBy(rows, ({ subject }) => subject);
}

/** The rows for a terminal, a table for each subject. */
export function formatTables(rows: readonly Row[]): string {
  const tables = [...groupBySubject(rows)].map(([subject, ofSubject]) => {
    const lines = alignCells([columns, ...ofSubject.map(listCells)]).map((cells) => cells.join('  ').trimEnd());
    return [subject, ...lines.map((line) => `  ${line}`)].join('\n');
  });
  return tables.join('\n\n');
}

function formatMachine({ cpu, cores, memory, node, browser, date }: MachineFacts): string {
  const parts = [
    cpu,
    `${String(cores)} ${cores === 1 ? 'core' : 'cores'}`,
    `${String(memory)} GB`,
    `Node ${node}`,
    `Chromium ${browser}`,
  ];
  return `${parts.join(', ')}; ${date}.`;
}

function formatMarkdownTable(rows: readonly Row[]): string {
  const [head = [], ...body] = alignCells([columns, ...rows.map(listCells)]);
  const rule = head.map((cell, at) => {
    const isRight = rightColumns.has(columns[at] ?? '');
    return isRight ? `${'-'.repeat(cell.length - 1)}:` : '-'.repeat(cell.length);
  });
  return [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/**
 * The rows as Markdown that Prettier leaves as it is.
 * @param command what measured them.
 */
export function formatMarkdown(rows: readonly Row[], machine: MachineFacts, command: string): string {
  const tables = [...groupBySubject(rows)].map(([subject, ofSubject]) => {
    return `## ${subject}\n\n${formatMarkdownTable(ofSubject)}\n`;
  });
  const notes = [
    `Measured by \`${command}\`. ${formatMachine(machine)}`,
    'Bytes are after Brotli 11, from the built files; milliseconds of several runs are their median. Pages are opened as on a phone, from this machine, without pictures.',
  ];
  return ['# What the site costs\n', ...notes.map((note) => `${note}\n`), ...tables].join('\n');
}

/** The same for programs. */
export function formatJson(rows: readonly Row[], machine: MachineFacts, command: string): string {
  const judged = rows.map((row) => ({ ...row, verdict: judge(row) }));
  return `${JSON.stringify({ command, machine, rows: judged }, null, 2)}\n`;
}

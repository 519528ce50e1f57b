import { alignCells } from './align-cells.ts';
import type { MachineFacts } from './describe-machine.ts';
import { formatFigure, formatTarget, judge, unitNames, type Row } from './row.ts';

const columns = ['what', 'figure', 'unit', 'target', 'verdict', 'runs'] as const;

/** The columns with figures, which stand at the right. */
const rightColumns: ReadonlySet<number> = new Set([columns.indexOf('figure'), columns.indexOf('runs')]);

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

function groupBySubject(rows: readonly Row[]): Map<string, readonly Row[]> {
  return Map.groupBy(rows, ({ subject }) => subject);
}

/** The rows for a terminal, a table for each subject. */
export function formatTables(rows: readonly Row[]): string {
  const tables = [...groupBySubject(rows)].map(([subject, ofSubject]) => {
    const lines = alignCells([columns, ...ofSubject.map(listCells)], rightColumns).map((cells) =>
      cells.join('  ').trimEnd(),
    );
    const details = ofSubject.flatMap((row) => row.details ?? []).map((line) => `- ${line}`);
    return [subject, ...[...lines, ...details].map((line) => `  ${line}`)].join('\n');
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
  const [head = [], ...body] = alignCells([columns, ...rows.map(listCells)], rightColumns);
  const rule = head.map((cell, at) => {
    const isRight = rightColumns.has(at);
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
    const details = ofSubject.flatMap((row) => row.details ?? []);
    const list = details.map((line) => `- ${line}\n`).join('');
    return `## ${subject}\n\n${formatMarkdownTable(ofSubject)}\n${list && `\n${list}`}`;
  });
  const notes = [
    `Measured by \`${command}\`. ${formatMachine(machine)}`,
    'Bytes are after Brotli 11, from the built files; milliseconds of several runs are their median. Pages are opened as on a phone, from this machine, without pictures, where nothing else is said.',
  ];
  return ['# What the site costs\n', ...notes.map((note) => `${note}\n`), ...tables].join('\n');
}

/** The same for programs. */
export function formatJson(rows: readonly Row[], machine: MachineFacts, command: string): string {
  const judged = rows.map((row) => ({ ...row, verdict: judge(row) }));
  return `${JSON.stringify({ command, machine, rows: judged }, null, 2)}\n`;
}

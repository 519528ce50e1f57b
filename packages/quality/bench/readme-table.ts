import { z } from 'zod';
import { alignCells } from './align-cells.ts';
import { formatFigure, formatTarget, judge, unitNames, units, type Row } from './row.ts';

/** What stands before and after the table in the README. */
const [start, end] = ['<!-- bench: written by npm run bench -->', '<!-- /bench -->'];

const rowSchema = z.object({
  headline: z.string().optional(),
  figure: z.number().nullable(),
  unit: z.enum(units),
  target: z.object({ atLeast: z.number().optional(), atMost: z.number().optional() }).optional(),
});

const resultsSchema = z.object({ rows: z.array(rowSchema) });

/** What the README takes from a row. */
export type Headline = Pick<Row, 'figure' | 'unit' | 'target'> & { readonly headline?: string | undefined };

/** The rows of bench/results.json. A figure that could not be measured stands there as null. */
export function readResults(json: string): Headline[] {
  const { rows } = resultsSchema.parse(JSON.parse(json));
  return rows.map(({ figure, target, ...row }) => {
    const bounds = target && {
      ...(target.atLeast !== undefined && { atLeast: target.atLeast }),
      ...(target.atMost !== undefined && { atMost: target.atMost }),
    };
    return { ...row, figure: figure ?? NaN, ...(bounds && { target: bounds }) };
  });
}

function formatTable(rows: readonly Headline[]): string {
  const cells = rows.flatMap((row) => {
    if (row.headline === undefined) return [];
    return [
      [row.headline, formatTarget(row), `${formatFigure(row.figure, row.unit)} ${unitNames[row.unit]}`, judge(row)],
    ];
  });
  const [head = [], ...body] = alignCells([['what', 'target', 'figure', 'verdict'], ...cells], new Set([2]));
  const rule = head.map((cell, at) => (at === 2 ? `${'-'.repeat(cell.length - 1)}:` : '-'.repeat(cell.length)));
  return [head, rule, ...body].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

/**
 * Writes the rows that have a headline into the README's table.
 * @throws where the README has no place for it.
 */
export function fillReadme(readme: string, rows: readonly Headline[]): string {
  const [from, to] = [readme.indexOf(start), readme.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`README.md has no place for the table: write '${start}' and '${end}'.`);
  return `${readme.slice(0, from)}${start}\n\n${formatTable(rows)}\n\n${readme.slice(to)}`;
}

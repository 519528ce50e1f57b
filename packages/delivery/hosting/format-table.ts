import { alignCells } from '@site/quality/bench/align-cells.ts';
import type { Checked, Outcome } from './run-checks.ts';

/** What stands before and after the table in docs/hosting.md. */
const [start, end] = ['<!-- targets: written by npm run test:hosting -->', '<!-- /targets -->'];

const words: Readonly<Record<Exclude<Outcome['verdict'], 'exception'>, string>> = {
  passed: 'yes',
  failed: '**failed**',
  works: '**works by now**',
};

function writeNote({ target, remarks }: Outcome): string {
  return `${target}: ${remarks.join(' ')}`;
}

/** The targets as columns, the checks as rows, and below, for each exception, why it is one. */
function formatTable({ outcomes }: Pick<Checked, 'outcomes'>): string {
  const targets = [...new Set(outcomes.map(({ target }) => target))];
  const notes = [...new Set(outcomes.filter(({ verdict }) => verdict === 'exception').map(writeNote))];
  const rows = [...Map.groupBy(outcomes, ({ check }) => check)].map(([check, ofCheck]) => {
    const cells = targets.map((target) => {
      const outcome = ofCheck.find((one) => one.target === target);
      if (!outcome) return '';
      const note = notes.indexOf(writeNote(outcome)) + 1;
      return outcome.verdict === 'exception' ? `no (${String(note)})` : words[outcome.verdict];
    });
    return [check, ...cells];
  });
  const [head = [], ...body] = alignCells([['what', ...targets], ...rows], new Set());
  const table = [head, head.map((cell) => '-'.repeat(cell.length)), ...body];
  const lines = table.map((cells) => `| ${cells.join(' | ')} |`);
  return [...lines, '', ...notes.map((note, at) => `${String(at + 1)}. ${note}`)].join('\n');
}

/**
 * Puts the table into the text.
 * @throws where that has no place for it.
 */
export function fillDocument(text: string, checked: Pick<Checked, 'outcomes'>): string {
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`docs/hosting.md has no place for the table: write '${start}' and '${end}'.`);
  return `${text.slice(0, from)}${start}\n\n${formatTable(checked)}\n\n${text.slice(to)}`;
}

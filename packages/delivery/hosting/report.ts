import { markdownTable } from 'markdown-table';
import type { Checked, Outcome } from './run-checks.ts';

const mostRemarks = 5;

/** One line for each check that failed, exception that is not needed anymore, and target that did not start. */
export function listFailures({ outcomes, notStarted }: Checked): string[] {
  const failed = outcomes.filter(({ verdict }) => verdict === 'failed' || verdict === 'works');
  return [
    ...notStarted,
    ...failed.map(({ target, check, remarks }) => {
      const more = remarks.length > mostRemarks ? `, and ${String(remarks.length - mostRemarks)} more` : '';
      return `${target}: ${check}: ${remarks.slice(0, mostRemarks).join('; ')}${more}`;
    }),
  ];
}

/** The comments around the table in docs/hosting.md. */
const [start, end] = ['<!-- targets: written by npm run test:hosting -->', '<!-- /targets -->'];

const words = { passed: 'yes', failed: '**failed**', works: '**works now**' } as const;

const formatNote = ({ target, remarks }: Outcome) => `${target}: ${remarks.join(' ')}`;

/** Targets as columns, checks as rows, and the reason of each exception below. */
function formatTable(outcomes: readonly Outcome[]): string {
  const targets = [...new Set(outcomes.map(({ target }) => target))];
  const notes = [...new Set(outcomes.filter(({ verdict }) => verdict === 'exception').map(formatNote))];
  const rows = [...Map.groupBy(outcomes, ({ check }) => check)].map(([check, ofCheck]) => {
    const cells = ofCheck.map((outcome) =>
      outcome.verdict === 'exception'
        ? `no (${String(notes.indexOf(formatNote(outcome)) + 1)})`
        : words[outcome.verdict],
    );
    return [check, ...cells];
  });
  return `${markdownTable([['what', ...targets], ...rows])}\n\n${notes.map((note, index) => `${String(index + 1)}. ${note}`).join('\n')}`;
}

/**
 * Puts the table into the document.
 * @throws Error if the document has no place for it.
 */
export function fillDocument(text: string, outcomes: readonly Outcome[]): string {
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`docs/hosting.md has no place for the table: write "${start}" and "${end}".`);
  return `${text.slice(0, from)}${start}\n\n${formatTable(outcomes)}\n\n${text.slice(to)}`;
}

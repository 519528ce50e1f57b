import { alignCells } from '../bench/align-cells.ts';
import type { LeftOut } from './left-out.ts';
import { tallyEndToEnd, type EndToEndReport, type Tally } from './playwright-report.ts';

/** What one engine came to. */
export interface EngineResult {
  /** With its version. */
  readonly engine: string;
  readonly report: EndToEndReport;
}

/** The spec's name, which is the journey's: `portfolio` of `portfolio.spec.ts`. */
function journeyOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.spec\.ts$/, '');
}

function tallyJourneys({ report }: EngineResult): Map<string, Tally> {
  return new Map(
    report.suites.map((suite) => [journeyOf(suite.title), tallyEndToEnd({ suites: [suite], errors: [] }, 0)]),
  );
}

function formatTally(tally: Tally | undefined): string {
  if (tally === undefined) return '–';
  const { passed, failures } = tally;
  return failures.length === 0
    ? `${String(passed)} passed`
    : `${String(passed)} passed, ${String(failures.length)} failed`;
}

function formatTable(lines: readonly (readonly string[])[]): string {
  const [head = [], ...body] = alignCells(lines, new Set());
  const rule = head.map((cell) => '-'.repeat(cell.length));
  return [head, rule, ...body].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

/**
 * The page of documentation on engines, as Markdown.
 * @param leftOut what does not run in the first of the engines.
 */
export function describeEngines(results: readonly EngineResult[], leftOut: readonly LeftOut[]): string {
  const columns = results.map(tallyJourneys);
  const journeys = [...new Set(columns.flatMap((column) => [...column.keys()]))].sort();
  const rows = journeys.map((journey) => [journey, ...columns.map((column) => formatTally(column.get(journey)))]);
  const failures = results.flatMap(({ engine, report }) =>
    tallyEndToEnd(report, 0).failures.map((failure) => `- ${engine}: ${failure}`),
  );
  return [
    '# Engines',
    'Written by `npm run test:engines`. Chromium runs every journey in `npm test`; this is what the other engines make of ' +
      'the same site: Firefox in the same tests (`tests/e2e`), WebKit in tests of its own (`tests/webkit`). ' +
      '[Decision 21](decisions/0021-engines.md) says why.',
    formatTable([['journey', ...results.map(({ engine }) => engine)], ...rows]),
    ...(failures.length > 0 ? ['## Failed', failures.join('\n')] : []),
    '## What does not run in Firefox',
    formatTable([['left out', 'because'], ...leftOut.map(({ name, reason }) => [name, reason])]),
  ]
    .join('\n\n')
    .concat('\n');
}

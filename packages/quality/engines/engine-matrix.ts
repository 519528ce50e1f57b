import { markdownTable } from 'markdown-table';
import type { Exclusion } from './exclusions.ts';
import { tallyEndToEnd, type EndToEndReport } from './playwright-report.ts';

export interface EngineResult {
  /** The engine's name and version. */
  readonly engine: string;
  readonly report: EndToEndReport;
}

/** The result of each journey, by the name of its spec file: `portfolio` for `portfolio.spec.ts`. */
function describeJourneys({ report }: EngineResult): Map<string, string> {
  return new Map(
    report.suites.map((suite) => {
      const { passed, failures } = tallyEndToEnd({ suites: [suite], errors: [] }, 0);
      const failed = failures.length > 0 ? `, ${String(failures.length)} failed` : '';
      return [suite.title.replace(/^.*\//, '').replace(/\.spec\.ts$/, ''), `${String(passed)} passed${failed}`];
    }),
  );
}

/**
 * The text of docs/engines.md.
 * @param exclusions what does not run in Firefox.
 */
export function describeEngines(results: readonly EngineResult[], exclusions: readonly Exclusion[]): string {
  const columns = results.map(describeJourneys);
  const journeys = [...new Set(columns.flatMap((column) => [...column.keys()]))].sort();
  const failures = results.flatMap(({ engine, report }) =>
    tallyEndToEnd(report, 0).failures.map((failure) => `- ${engine}: ${failure}`),
  );
  const parts = [
    '# Browser engines',
    'Written by `npm run test:engines`. Chromium runs every journey in `npm test`; this table has the results of the other ' +
      'engines: Firefox runs the same tests (`tests/e2e`), WebKit runs its own (`packages/quality/webkit`). ' +
      '[Decision 21](decisions/0021-engines.md) says why.',
    markdownTable([
      ['journey', ...results.map(({ engine }) => engine)],
      ...journeys.map((journey) => [journey, ...columns.map((column) => column.get(journey) ?? '–')]),
    ]),
    ...(failures.length > 0 ? ['## Failed', failures.join('\n')] : []),
    '## What does not run in Firefox',
    markdownTable([['test', 'reason'], ...exclusions.map(({ name, reason }) => [name, reason])]),
  ];
  return `${parts.join('\n\n')}\n`;
}

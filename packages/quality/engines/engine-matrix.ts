import { markdownTable } from 'markdown-table';
import type { Exclusion } from './exclusions.ts';
import type { Report } from './reporter.ts';

function describeJourney({ passed, failures }: Report, journey: string): string {
  const [good, bad] = [passed[journey], failures[journey]?.length];
  const counts = [good !== undefined && `${String(good)} passed`, bad !== undefined && `${String(bad)} failed`];
  return counts.filter(Boolean).join(', ') || '–';
}

/**
 * The text of docs/engines.md.
 * @param results reports by the engine's name and version.
 * @param exclusions what does not run in Firefox.
 */
export function describeEngines(results: ReadonlyMap<string, Report>, exclusions: readonly Exclusion[]): string {
  const reports = [...results.values()];
  const names = reports.flatMap(({ passed, failures }) => [...Object.keys(passed), ...Object.keys(failures)]);
  const rows = [...new Set(names)]
    .sort()
    .map((name) => [name, ...reports.map((report) => describeJourney(report, name))]);
  const failures = [...results].flatMap(([engine, report]) =>
    Object.entries(report.failures).flatMap(([name, tests]) => tests.map((test) => `- ${engine}: ${name} › ${test}`)),
  );
  const parts = [
    '# Browser engines',
    'Written by `npm run test:engines`. Chromium runs every journey in `npm test`; this table has the results of the other ' +
      'engines: Firefox runs the same tests (`tests/e2e`), WebKit runs its own (`packages/quality/webkit`). ' +
      '[Decision 21](decisions/0021-engines.md) says why.',
    markdownTable([['journey', ...results.keys()], ...rows]),
    ...(failures.length > 0 ? ['## Failed', failures.join('\n')] : []),
    '## What does not run in Firefox',
    markdownTable([['test', 'reason'], ...exclusions.map(({ name, reason }) => [name, reason])]),
  ];
  return `${parts.join('\n\n')}\n`;
}

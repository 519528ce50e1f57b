import path from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { markdownTable } from 'markdown-table';
import type { Exclusion } from './exclusions.ts';

interface TestResult {
  /** The name of the spec file, `menu` for menu.spec.ts; `run` for what failed outside of a test. */
  readonly journey: string;
  readonly title: string;
  readonly hasPassed: boolean;
}

const listSpecs = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(listSpecs),
];

/** The results of a run's tests. A flaky test and one that was not reached have failed; a skipped one is left out. */
export function readResults(report: Pick<JSONReport, 'suites' | 'errors'>): TestResult[] {
  const results = report.suites.flatMap(listSpecs).flatMap(({ file, title, tests }) =>
    tests
      // Playwright also reports a test that it never reached as skipped.
      .filter(({ status, expectedStatus }) => status !== 'skipped' || expectedStatus !== 'skipped')
      .map(({ status }) => ({ journey: path.basename(file, '.spec.ts'), title, hasPassed: status === 'expected' })),
  );
  const errors = report.errors.map(({ message = 'failed outside of a test' }) => {
    return { journey: 'run', title: message.split('\n', 1)[0] ?? '', hasPassed: false };
  });
  return [...errors, ...results];
}

function describeJourney(results: readonly TestResult[], journey: string): string {
  const [failed = [], passed = []] = [false, true].map((hasPassed) =>
    results.filter((result) => result.journey === journey && result.hasPassed === hasPassed),
  );
  const counts = [
    passed.length > 0 && `${String(passed.length)} passed`,
    failed.length > 0 && `${String(failed.length)} failed`,
  ];
  return counts.filter(Boolean).join(', ') || '–';
}

/**
 * The text of docs/engines.md.
 * @param engines results by the engine's name and version.
 * @param exclusions what does not run in Firefox.
 */
export function describeEngines(
  engines: ReadonlyMap<string, readonly TestResult[]>,
  exclusions: readonly Exclusion[],
): string {
  const names = new Set([...engines.values()].flat().map(({ journey }) => journey));
  const rows = [...names]
    .sort()
    .map((name) => [name, ...[...engines.values()].map((all) => describeJourney(all, name))]);
  const failures = [...engines].flatMap(([engine, results]) =>
    results.filter(({ hasPassed }) => !hasPassed).map(({ journey, title }) => `- ${engine}: ${journey} › ${title}`),
  );
  const parts = [
    '# Browser engines',
    'Written by `npm run test:engines`. Chromium runs every journey in `npm test`; this table has the results of the other ' +
      'engines: Firefox runs the same tests (`tests/e2e`), WebKit runs its own (`packages/quality/webkit`). ' +
      '[Decision 21](decisions/0021-engines.md) says why.',
    markdownTable([['journey', ...engines.keys()], ...rows]),
    ...(failures.length > 0 ? ['## Failed', failures.join('\n')] : []),
    '## What does not run in Firefox',
    markdownTable([['test', 'reason'], ...exclusions.map(({ name, reason }) => [name, reason])]),
  ];
  return `${parts.join('\n\n')}\n`;
}

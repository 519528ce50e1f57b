import type { EndToEndReport, EndToEndSuite, UnitReport } from './reports.ts';

/** What one step, or all of them, came to. A skipped test counts neither way. */
export interface Tally {
  readonly passed: number;
  /** One line for each failure: what failed and, where known, why. */
  readonly failures: readonly string[];
  /** One line for each skipped test with its reason, where the runner does not print it. */
  readonly skipped: readonly string[];
}

const empty: Tally = { passed: 0, failures: [], skipped: [] };

/** Test runners colour their messages for a terminal. */
const colour = /\u001b\[[0-9;]*m/g;

function firstLine(message: string): string {
  return message.replace(colour, '').trim().split('\n', 1)[0] ?? '';
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    skipped: tallies.flatMap(({ skipped }) => skipped),
  };
}

/** A step that is one pass or one failure. */
export function tallyStep(failure: string | undefined): Tally {
  return failure === undefined ? { ...empty, passed: 1 } : { ...empty, failures: [failure] };
}

/** A runner that crashed, or that ran nothing, is one failure beside those it reported. */
function withRunner(tally: Tally, exitCode: number): Tally {
  if (tally.failures.length > 0) return tally;
  if (exitCode !== 0)
    return { ...tally, failures: [`ended with exit code ${String(exitCode)} but named no failed test`] };
  return tally.passed > 0 ? tally : { ...tally, failures: ['ran no test'] };
}

/**
 * Counts Vitest's tests.
 * @param report undefined where Vitest wrote none.
 */
export function tallyUnit(report: UnitReport | undefined, exitCode: number): Tally {
  const files = (report?.testResults ?? []).map((file): Tally => {
    const named = (status: string) =>
      file.assertionResults.filter((test) => test.status === status).map(({ fullName }) => fullName);
    const failures = named('failed');
    // A file that cannot be loaded, or whose hook failed, has no failed test of its own.
    if (file.status === 'failed' && failures.length === 0) failures.push(`${file.name}: ${firstLine(file.message)}`);
    // The report holds no reasons for skipped tests: vitest.config.ts prints those.
    return { ...empty, passed: named('passed').length, failures };
  });
  return withRunner(addTallies(files), exitCode);
}

function tallySuite(suite: EndToEndSuite, parents: readonly string[]): Tally {
  const place = [...parents, suite.title];
  const tests = suite.specs.flatMap(({ title, tests: runs }) => {
    const name = [...place, title].join(' › ');
    return runs.map(({ status, annotations }): Tally => {
      if (status === 'expected') return { ...empty, passed: 1 };
      if (status === 'unexpected') return tallyStep(name);
      if (status === 'flaky') return tallyStep(`${name}: passed only when run again`);
      const skip = annotations.find(({ type }) => type === 'skip' || type === 'fixme');
      // Playwright calls a test skipped, too, that it never came to.
      return skip
        ? { ...empty, skipped: [`${name}: ${skip.description ?? 'no reason given'}`] }
        : tallyStep(`${name}: did not run`);
    });
  });
  return addTallies([...tests, ...(suite.suites ?? []).map((inner) => tallySuite(inner, place))]);
}

/**
 * Counts Playwright's tests. A flaky one failed.
 * @param report undefined where Playwright wrote none.
 */
export function tallyEndToEnd(report: EndToEndReport | undefined, exitCode: number): Tally {
  const suites = (report?.suites ?? []).map((suite) => tallySuite(suite, []));
  const [error] = report?.errors ?? [];
  const outside = error ? tallyStep(firstLine(error.message ?? 'failed outside of a test')) : empty;
  return withRunner(addTallies([...suites, outside]), exitCode);
}

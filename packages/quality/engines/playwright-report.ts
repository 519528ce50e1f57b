import { z } from 'zod';

const specSchema = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
    }),
  ),
});

/** A test file, or a `describe` in one. */
const suiteSchema = z.object({
  title: z.string(),
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});

/** The part of Playwright's JSON report that is counted. */
export const endToEndReportSchema = z.object({
  suites: z.array(suiteSchema),
  /** What failed outside of a test: a file that cannot be loaded, a server that does not start. */
  errors: z.array(z.object({ message: z.string().optional() })),
});

export type EndToEndReport = z.infer<typeof endToEndReportSchema>;
type Suite = z.infer<typeof suiteSchema>;

/** Counted tests. A skipped one is in neither number. */
export interface Tally {
  readonly passed: number;
  /** One line each, with the titles of the file and of its describes. */
  readonly failures: readonly string[];
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

function tallySuite(suite: Suite, parents: readonly string[]): Tally {
  const titles = [...parents, suite.title];
  const tests = suite.specs.flatMap(({ title, tests: runs }) => {
    const name = [...titles, title].join(' › ');
    return runs.map(({ status, annotations }): Tally => {
      if (status === 'expected') return { passed: 1, failures: [] };
      if (status === 'flaky') return { passed: 0, failures: [`${name}: passed only on a retry`] };
      // Playwright also calls a test skipped that it never reached.
      const isSkipped = status === 'skipped' && annotations.some(({ type }) => type === 'skip' || type === 'fixme');
      return { passed: 0, failures: isSkipped ? [] : [status === 'skipped' ? `${name}: did not run` : name] };
    });
  });
  return addTallies([...tests, ...(suite.suites ?? []).map((inner) => tallySuite(inner, titles))]);
}

/** Counts Playwright's tests. A run that crashed, or that ran nothing, is one failure if no test failed. */
export function tallyEndToEnd(report: EndToEndReport, exitCode: number): Tally {
  const { passed, failures } = addTallies(report.suites.map((suite) => tallySuite(suite, [])));
  const errors = report.errors.map(
    ({ message = 'failed outside of a test' }) => message.trim().split('\n', 1)[0] ?? '',
  );
  const all = [...failures, ...errors];
  if (all.length > 0 || (exitCode === 0 && passed > 0)) return { passed, failures: all };
  return { passed, failures: [exitCode === 0 ? 'no test ran' : `ended with exit code ${String(exitCode)}`] };
}

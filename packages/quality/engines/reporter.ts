import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, Suite, TestError } from '@playwright/test/reporter';
import { z } from 'zod';

export const reportSchema = z.object({
  /** How many tests passed in each spec file, by its name: `menu` for menu.spec.ts. */
  passed: z.record(z.string(), z.number()),
  /** The failed tests of each spec file; what failed outside of a test is under `run`. */
  failures: z.record(z.string(), z.array(z.string())),
});

export type Report = z.infer<typeof reportSchema>;

/** Counts a run's tests. A flaky or unreached test failed; a skipped one is not counted. */
export function countTests(tests: ReturnType<Suite['allTests']>, errors: readonly string[]): Report {
  const report: Report = { passed: {}, failures: errors.length > 0 ? { run: [...errors] } : {} };
  for (const test of tests) {
    const journey = path.basename(test.location.file, '.spec.ts');
    const outcome = test.outcome();
    if (outcome === 'expected') report.passed[journey] = (report.passed[journey] ?? 0) + 1;
    // Playwright also reports a test as skipped that it never reached.
    else if (outcome !== 'skipped' || test.expectedStatus !== 'skipped')
      (report.failures[journey] ??= []).push(test.title);
  }
  return report;
}

/** Writes the report to the file that ENGINE_REPORT names. */
class EngineReporter implements Reporter {
  #suite: Suite | undefined;
  readonly #errors: string[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onError({ message = 'failed outside of a test' }: TestError): void {
    this.#errors.push(message.split('\n', 1)[0] ?? '');
  }

  onEnd(): void {
    const report = countTests(this.#suite?.allTests() ?? [], this.#errors);
    writeFileSync(process.env.ENGINE_REPORT ?? '', JSON.stringify(report));
  }
}

// Playwright needs a default export.
export { EngineReporter as default };

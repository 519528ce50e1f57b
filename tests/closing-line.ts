import { readFileSync, rmSync } from 'node:fs';
import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';

/** Written by Vitest just before. */
const unitResults = '.cache/tests/vitest.json';

/**
 * Says why tests were skipped, and writes the last line of `npm test`: how many passed and failed in both runners. CHECKS
 * is the exit code of what ran before them, such as lint, and counts as one failure if it is not 0.
 */
export default class ClosingLine implements Reporter {
  readonly #tests = new Map<string, boolean>();

  onTestEnd(test: TestCase): void {
    if (test.outcome() === 'skipped') {
      const reason = test.annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
      console.log(`skipped: ${test.title}: ${reason}`);
    } else this.#tests.set(test.id, test.outcome() === 'expected');
  }

  onEnd({ status }: FullResult): void {
    if (process.env.CHECKS === undefined) return;
    const outcomes = [...this.#tests.values()];
    const unit = JSON.parse(readFileSync(unitResults, 'utf8')) as { numPassedTests: number; numFailedTests: number };
    rmSync(unitResults);
    const passed = unit.numPassedTests + outcomes.filter(Boolean).length;
    const failed =
      unit.numFailedTests + outcomes.filter((isPassed) => !isPassed).length + (process.env.CHECKS === '0' ? 0 : 1);
    console.log(`${passed} passed, ${status === 'passed' ? failed : Math.max(1, failed)} failed`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

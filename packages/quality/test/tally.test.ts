import { describe, expect, it } from 'vitest';
import { endToEndReportSchema, unitReportSchema } from './reports.ts';
import { addTallies, tallyEndToEnd, tallyStep, tallyUnit } from './tally.ts';

describe('addTallies', () => {
  it('sums steps and tests alike', () => {
    const tests = { passed: 40, failures: ['one test'], skipped: ['another'] };
    expect(addTallies([tallyStep(undefined), tallyStep('lint'), tests])).toEqual({
      passed: 41,
      failures: ['lint', 'one test'],
      skipped: ['another'],
    });
  });
});

describe('tallyUnit', () => {
  const file = (status: string, tests: Record<string, string>, message = '') => ({
    name: 'a.test.ts',
    status,
    message,
    assertionResults: Object.entries(tests).map(([fullName, state]) => ({ fullName, status: state })),
  });
  const report = (...testResults: ReturnType<typeof file>[]) => unitReportSchema.parse({ testResults });

  it('counts each test, and no skipped one', () => {
    const tests = { good: 'passed', fine: 'passed', bad: 'failed', left: 'skipped', later: 'todo' };
    expect(tallyUnit(report(file('failed', tests)), 1)).toEqual({ passed: 2, failures: ['bad'], skipped: [] });
  });

  it('counts a file that cannot be loaded, or whose hook fails, as one failure', () => {
    const files = report(file('failed', {}, 'boom\nat line 1'), file('failed', { good: 'passed' }, 'hook'));
    expect(tallyUnit(files, 1)).toEqual({ passed: 1, failures: ['a.test.ts: boom', 'a.test.ts: hook'], skipped: [] });
  });

  it('counts a runner that crashed or ran nothing as one failure', () => {
    expect(tallyUnit(undefined, 139).failures).toHaveLength(1);
    expect(tallyUnit(undefined, 0).failures).toEqual(['ran no test']);
    expect(tallyUnit(report(), 0).failures).toEqual(['ran no test']);
    expect(tallyUnit(report(file('passed', { left: 'skipped' })), 0).failures).toEqual(['ran no test']);
  });

  it('does not trust an exit code of 1 beside passed tests', () => {
    const tally = tallyUnit(report(file('passed', { good: 'passed' })), 1);
    expect(tally.passed).toBe(1);
    expect(tally.failures).toHaveLength(1);
  });
});

describe('tallyEndToEnd', () => {
  const spec = (title: string, status: string, annotations: object[] = []) => ({
    title,
    tests: [{ status, annotations }],
  });
  const report = (specs: object[], inner: object[] = [], errors: object[] = []) =>
    endToEndReportSchema.parse({
      suites: [{ title: 'menu.spec.ts', specs, suites: [{ title: 'on a phone', specs: inner }] }],
      errors,
    });

  it('counts each test in each describe, and a flaky one as failed', () => {
    const tally = tallyEndToEnd(
      report([spec('good', 'expected'), spec('bad', 'unexpected')], [spec('moody', 'flaky'), spec('fine', 'expected')]),
      1,
    );
    expect(tally.passed).toBe(2);
    expect(tally.failures).toEqual([
      'menu.spec.ts › bad',
      'menu.spec.ts › on a phone › moody: passed only when run again',
    ]);
  });

  it('keeps the reason of a skipped test, and counts one that was never reached as failed', () => {
    const skip = [{ type: 'skip', description: 'no network' }];
    const tally = tallyEndToEnd(
      report([spec('good', 'expected'), spec('left', 'skipped', skip), spec('lost', 'skipped')]),
      0,
    );
    expect(tally).toEqual({
      passed: 1,
      failures: ['menu.spec.ts › lost: did not run'],
      skipped: ['menu.spec.ts › left: no network'],
    });
  });

  it('counts what fails outside of a test, a crash and an empty run as one failure', () => {
    const errors = [{ message: '\u001b[31mError: port taken\u001b[39m\nat x' }, { message: 'No tests found' }];
    expect(tallyEndToEnd(report([], [], errors), 1).failures).toEqual(['Error: port taken']);
    expect(tallyEndToEnd(undefined, 1).failures).toHaveLength(1);
    expect(tallyEndToEnd(report([]), 0).failures).toEqual(['ran no test']);
  });
});

import { expect, it } from 'vitest';
import { endToEndReportSchema, tallyEndToEnd } from './playwright-report.ts';

const spec = (title: string, status: string, annotations: object[] = []) => ({
  title,
  tests: [{ status, annotations }],
});

const report = (specs: object[], inner: object[] = [], errors: object[] = []) =>
  endToEndReportSchema.parse({
    suites: [{ title: 'menu.spec.ts', specs, suites: [{ title: 'on a phone', specs: inner }] }],
    errors,
  });

it('counts each test in each describe, and a flaky or unreached one as failed', () => {
  const specs = [spec('good', 'expected'), spec('bad', 'unexpected'), spec('left', 'skipped', [{ type: 'skip' }])];
  const tally = tallyEndToEnd(report(specs, [spec('flaky', 'flaky'), spec('lost', 'skipped')]), 1);
  expect(tally).toEqual({
    passed: 1,
    failures: [
      'menu.spec.ts › bad',
      'menu.spec.ts › on a phone › flaky: passed only on a retry',
      'menu.spec.ts › on a phone › lost: did not run',
    ],
  });
});

it('counts what fails outside of a test, a crash and an empty run as failures', () => {
  expect(tallyEndToEnd(report([], [], [{ message: 'Error: port taken\nat x' }]), 1).failures).toEqual([
    'Error: port taken',
  ]);
  expect(tallyEndToEnd(report([spec('good', 'expected')]), 1).failures).toEqual(['ended with exit code 1']);
  expect(tallyEndToEnd(report([]), 0).failures).toEqual(['no test ran']);
});

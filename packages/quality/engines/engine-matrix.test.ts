import type { JSONReport } from '@playwright/test/reporter';
import { expect, it } from 'vitest';
import { describeEngines, readResults } from './engine-matrix.ts';

const suite = (
  file: string,
  tests: readonly (readonly [title: string, status: string, expectedStatus?: string])[],
) => ({
  specs: tests.map(([title, status, expectedStatus = 'passed']) => ({
    file: `${file}.spec.ts`,
    title,
    tests: [{ status, expectedStatus }],
  })),
});
const report = (suites: readonly object[], errors: readonly object[] = []) =>
  readResults({ suites, errors } as unknown as JSONReport);

it('has a row for each journey, a column for each engine, every failure and every exclusion', () => {
  const menu = suite('menu', [
    ['opens', 'expected'],
    ['closes', 'unexpected'],
    ['left out', 'skipped', 'skipped'],
  ]);
  const blog = suite('blog', [
    ['flaky', 'flaky'],
    ['unreached', 'skipped'],
  ]);
  const engines = new Map([
    ['Fox 1', report([menu, { specs: [], suites: [blog] }], [{ message: 'port taken\nstack' }])],
    ['Kit 2', report([suite('blog', [['reads', 'expected']])])],
  ]);
  const page = describeEngines(engines, [{ name: 'print.spec.ts', reason: 'no paper' }]);
  expect(page).toMatch(/^\| menu +\| 1 passed, 1 failed +\| – +\|$/m);
  expect(page).toMatch(/^\| blog +\| 2 failed +\| 1 passed +\|$/m);
  expect(page).toContain(
    '- Fox 1: run › port taken\n- Fox 1: menu › closes\n- Fox 1: blog › flaky\n- Fox 1: blog › unreached',
  );
  expect(page).toMatch(/^\| print\.spec\.ts \| no paper \|$/m);
});

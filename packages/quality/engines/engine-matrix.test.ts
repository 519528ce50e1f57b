import type { TestCase } from '@playwright/test/reporter';
import { expect, it } from 'vitest';
import { describeEngines } from './engine-matrix.ts';
import { countTests } from './reporter.ts';

const test = (file: string, title: string, outcome: string, expectedStatus = 'passed') =>
  ({
    title,
    location: { file: `/tests/${file}.spec.ts` },
    outcome: () => outcome,
    expectedStatus,
  }) as unknown as TestCase;

it('has a row for each journey, a column for each engine, every failure and every exclusion', () => {
  const fox = [
    ...[
      test('menu', 'opens', 'expected'),
      test('menu', 'closes', 'unexpected'),
      test('menu', 'left out', 'skipped', 'skipped'),
    ],
    ...[test('blog', 'flaky', 'flaky'), test('blog', 'unreached', 'skipped')],
  ];
  const results = new Map([
    ['Fox 1', countTests(fox, ['port taken'])],
    ['Kit 2', countTests([test('blog', 'reads', 'expected')], [])],
  ]);
  const page = describeEngines(results, [{ name: 'print.spec.ts', reason: 'no paper' }]);
  expect(page).toMatch(/^\| menu +\| 1 passed, 1 failed +\| – +\|$/m);
  expect(page).toMatch(/^\| blog +\| 2 failed +\| 1 passed +\|$/m);
  expect(page).toContain(
    '- Fox 1: run › port taken\n- Fox 1: menu › closes\n- Fox 1: blog › flaky\n- Fox 1: blog › unreached',
  );
  expect(page).toMatch(/^\| print\.spec\.ts \| no paper \|$/m);
});

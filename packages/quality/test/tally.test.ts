import { expect, it } from 'vitest';
import { tally } from './tally.ts';

const vitest = JSON.stringify({ passed: 10, failed: 1 });
const playwright = JSON.stringify({ stats: { expected: 5, unexpected: 2, flaky: 1, skipped: 3 } });

it.each([
  [[vitest, playwright], [1, 1], { passed: 15, failed: 4 }],
  [[JSON.stringify({ passed: 3, failed: 0 })], [0, 0], { passed: 3, failed: 0 }],
  [[JSON.stringify({ passed: 3, failed: 0 })], [0, 2], { passed: 3, failed: 1 }],
  [[], [0], { passed: 0, failed: 0 }],
])('adds up %j, with the exit codes %j', (reports, codes, expected) => {
  expect(tally(reports, codes)).toEqual(expected);
});

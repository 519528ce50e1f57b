import { expect, it } from 'vitest';
import { listLoadRows, readReport } from './load.ts';
import { judge } from './row.ts';

const report = { requests: 60_000, microseconds: 30_000_000, unanswered: 0, refused: 0 };

it("reads the script's last line", () => {
  expect(readReport(`Running 1s test\n  60000 requests in 30.00s\n${JSON.stringify(report)}\n`)).toEqual(report);
  expect(() => readReport('Running 1s test\n')).toThrow();
});

it('counts answers a second, and memory against what was held when warm', () => {
  const rows = listLoadRows('npm start', 30, { ...report, warmBytes: 100_000_000, endBytes: 110_000_000 });
  expect(rows.map(({ figure, unit }) => [figure, unit])).toEqual([
    [2_000, 'requests'],
    [0, 'requests'],
    [100, 'MB'],
    [110, 'MB'],
    [1.1, 'times'],
  ]);
  expect(rows.map(judge)).toEqual(['no target', 'met', 'no target', 'no target', 'met']);
});

it('misses with one error, and where memory grows', () => {
  const bad = { ...report, unanswered: 1, warmBytes: 100_000_000, endBytes: 130_000_000 };
  expect(listLoadRows('npm start', 30, bad).filter((row) => judge(row) === 'missed')).toHaveLength(2);
});

it('says nothing of memory where the system does not', () => {
  expect(listLoadRows('npm start', 30, { ...report, warmBytes: 0, endBytes: 0 })).toHaveLength(2);
});

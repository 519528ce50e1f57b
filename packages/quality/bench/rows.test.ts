import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { formatTable, formatTarget, judge, median, relate, worst, type Row } from './rows.ts';

it.each([
  [[4], 4],
  [[9, 1, 5], 5],
  [[10, 2, 4, 8], 6],
])('the median of %j is %d', (figures, middle) => {
  expect(median(figures)).toBe(middle);
});

it.each([
  [75_000, { atMost: 75_000 }, 'met', 'at most 75,000'],
  [75_001, { atMost: 75_000 }, 'missed', 'at most 75,000'],
  [99, { atLeast: 100 }, 'missed', 'at least 100'],
  [0, { atMost: 0 }, 'met', 'at most 0'],
  [94, { atLeast: 95, atMost: 105 }, 'missed', '95 to 105'],
  [NaN, { atMost: 5 }, 'missed', 'at most 5'],
  [NaN, { atLeast: 5 }, 'missed', 'at least 5'],
])('a figure of %d with the target %j', (figure, target, verdict, text) => {
  const row = { figure, unit: 'bytes', target } as const;
  expect([judge(row), formatTarget(row)]).toEqual([verdict, text]);
});

it('takes the worst of several pages, names it, and counts those that miss the target', () => {
  const row = { what: 'score', unit: 'points' } as const;
  const figures = new Map([
    ['/a', 100],
    ['/b', 96],
    ['/c', 98],
  ]);
  const low = { figure: 96, note: '/b; 2 of 3 pages miss the target' };
  expect(worst({ ...row, target: { atLeast: 100 } }, figures)).toMatchObject(low);
  expect(worst({ ...row, target: { atMost: 100 } }, figures)).toMatchObject({ figure: 100, note: '/a' });
});

it('relates times to those of the blank page, and keeps the milliseconds', () => {
  const row = relate({ what: 'A click', target: { atMost: 3 } }, [90, 30, 60], [20, 20, 40]);
  expect(row).toMatchObject({ figure: 3, unit: 'times', note: '60 ms, blank page 20 ms' });
});

it('writes a table as the project formats it', async () => {
  const rows: Row[] = [
    { what: 'All scripts', target: { atMost: 75_000 }, figure: 76_000, unit: 'bytes', note: '/plan' },
    { what: 'A click', target: { atMost: 3 }, figure: NaN, unit: 'times' },
  ];
  const text = formatTable(rows, true);
  expect(text).toMatch(/^\| All scripts \| at most 75,000 \| 76,000 bytes \| missed +\| \/plan \|$/m);
  const config = await resolveConfig(import.meta.filename);
  expect(await format(text, { ...config, plugins: [], parser: 'markdown' })).toBe(`${text}\n`);
});

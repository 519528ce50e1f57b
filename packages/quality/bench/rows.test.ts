import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import * as rows from './rows.ts';

it.each([
  [[4], 4],
  [[9, 1, 5], 5],
  [[10, 2, 4, 8], 6],
])('the median of %j is %d', (figures, middle) => {
  expect(rows.median(figures)).toBe(middle);
});

it.each([
  [5, undefined, '–', '–'],
  [75_000, { atMost: 75_000 }, 'met', 'at most 75,000'],
  [75_001, { atMost: 75_000 }, 'missed', 'at most 75,000'],
  [99, { atLeast: 100 }, 'missed', 'at least 100'],
  [100, { atLeast: 100 }, 'met', 'at least 100'],
  [0, { atMost: 0 }, 'met', 'at most 0'],
  [94, { atLeast: 95, atMost: 105 }, 'missed', '95 to 105'],
  [106, { atLeast: 95, atMost: 105 }, 'missed', '95 to 105'],
  [NaN, { atMost: 5 }, 'missed', 'at most 5'],
  [NaN, { atLeast: 5 }, 'missed', 'at least 5'],
])('a figure of %d with the target %j', (figure, target, verdict, text) => {
  const row = { figure, unit: 'bytes', ...(target && { target }) } as const;
  expect([rows.judge(row), rows.formatTarget(row)]).toEqual([verdict, text]);
});

it('takes the worst of several pages, and names all that miss the target', () => {
  const row = { subject: 'Pages', what: 'score', unit: 'points', runs: 1 } as const;
  const figures = new Map([
    ['/a', 100],
    ['/b', 96],
    ['/c', 98],
  ]);
  const details = ['score: /b 96', 'score: /c 98'];
  const low = { what: 'score, worst of 3 (/b)', figure: 96, details };
  expect(rows.createWorstRow({ ...row, target: { atLeast: 100 } }, figures)).toMatchObject([low]);
  const high = { what: 'score, worst of 3 (/a)', figure: 100, details: ['score: /a 100'] };
  expect(rows.createWorstRow({ ...row, target: { atMost: 98 } }, figures)).toMatchObject([high]);
  expect(rows.createWorstRow(row, new Map())).toEqual([]);
});

const machine = { cpu: 'Some CPU', cores: 2, memory: 8, node: '24.0.0', browser: '150.0', date: '2026-05-31' };
const measured: readonly rows.Row[] = [
  ...rows.createRows('Scripts', 1, [['all', 76_000, 'bytes', { target: { atMost: 75_000 }, headline: 'All scripts' }]]),
  ...rows.createRows('A click', 7, [
    ['to cards', NaN, 'ms', { target: { atMost: 100 }, headline: 'A click' }],
    ['more', 12.34, 'ms'],
  ]),
  { subject: 'Pages', what: 'missed', figure: 1, unit: 'pages', runs: 5, details: ['/about: 98'] },
];

it('writes Markdown as the project formats it, with the machine and every row', async () => {
  const text = rows.formatVisitors(measured, machine, 'npm run bench');
  expect(text).toContain('Some CPU, 2 cores, 8 GB, Node 24.0.0, Chromium 150.0; 2026-05-31.');
  expect(text).toMatch(/\| all +\| 76,000 \| bytes +\| at most 75,000 \| missed +\| +1 \|/);
  expect(text).toMatch(/\| more +\| +12\.3 \| ms +\| – +\| – +\| +7 \|/);
  expect(text).toMatch(/\n\n- \/about: 98$/);
  const config = await resolveConfig(import.meta.filename);
  expect(await format(text, { ...config, plugins: [], parser: 'markdown' })).toBe(`${text}\n`);
});

it('lists the rows that have a headline; one that was not measured is missed', () => {
  const table = rows.formatHeadlines(measured);
  expect(table.split('\n')).toEqual([
    expect.stringMatching(/^\| what /),
    expect.stringMatching(/^\| -+ \| -+ \| -+: \| -+ \|$/),
    expect.stringMatching(/^\| All scripts \| at most 75,000 \| 76,000 bytes \| missed +\|$/),
    expect.stringMatching(/^\| A click +\| at most 100\.0 +\| +NaN ms \| missed +\|$/),
  ]);
});

import { expect, test } from 'vitest';
import { checklist } from '@site/model/schemas/exhibits/checklist.ts';
import { countItems, dayBefore } from './checklist.ts';

test.each([
  ['2026-12-22', 14, 'Tue, Dec 8'],
  ['2026-12-22', 0, 'Tue, Dec 22'],
  ['2027-01-03', 7, 'Sun, Dec 27'],
  ['2028-03-01', 1, 'Tue, Feb 29'],
  // Clocks change in the night before.
  ['2026-11-02', 1, 'Sun, Nov 1'],
])('from %s, %i days before are %s', (day, days, expected) => {
  expect(dayBefore(day, days)).toBe(expected);
});

test.each(['', '2026', '<b>2026-12-22</b>'])('"%s" is not a day yet', (day) => {
  expect(dayBefore(day, 3)).toBeUndefined();
});

const figures = {
  title: 'Countdown',
  caption: 'Tick what is done.',
  stages: [
    { name: 'A week before', days: 7, items: ['Lock the song', 'Send the list'] },
    { name: 'The day before', days: 1, items: ['Sleep'] },
  ],
  words: { day: 'Day', done: 'done', print: 'Print', clear: 'Clear', cleared: 'Cleared.' },
};

const adviceOn = (stages: typeof figures.stages) =>
  checklist.safeParse({ ...figures, stages }).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

test('a list in the order of its days is right', () => {
  expect(adviceOn(figures.stages)).toBeUndefined();
  expect(countItems(figures.stages)).toBe(3);
});

test('stages out of order are told, and a thing that is there twice', () => {
  const [first, last] = figures.stages;
  expect(adviceOn([last, first].filter((stage) => stage !== undefined))).toEqual([
    'stages.1.days is 7, after a stage of 1: write fewer, or put the stage with the most days first',
  ]);
  const [advice] = adviceOn(figures.stages.map((stage) => ({ ...stage, items: ['Sleep'] }))) ?? [];
  expect(advice).toBe('stages.0.items.0 is "Sleep", which is there twice: remove one of them');
});

import { expect, test } from 'vitest';
import { quotes } from '@site/model/schemas/exhibits/quotes.ts';
import { sumDifferences, writeMeaning } from './quotes.ts';

const lines = [
  { name: 'Shoot days', left: 'One day', right: 'One day', mark: 'same' as const },
  { name: 'Edit', left: 'Two rounds', right: 'One round', mark: 'differs' as const, hours: 8, means: 'A day.' },
  { name: 'Rain', left: 'A second date', right: 'Not named', mark: 'missing' as const, means: 'Ask.' },
];
const words = {
  line: 'Line',
  same: 'same',
  differs: 'differs',
  missing: 'missing',
  hours: 'h',
  sum: 'lines differ',
  left: 'hours less',
};
const figures = { title: 'Two', caption: 'Both.', job: 'A song', left: 'A', right: 'B', lines, words };

test('differing and missing lines are counted, and their hours add up', () => {
  expect(quotes.safeParse(figures).success).toBe(true);
  expect(sumDifferences(figures)).toEqual(['2 / 3 lines differ', '8 hours less']);
  expect(lines.map((line) => writeMeaning(line, 'h'))).toEqual(['', '8 h: A day.', 'Ask.']);
});

test('a line that differs has to say what that means, and one that does not has nothing to say', () => {
  const adviceOn = (line: object) =>
    quotes.safeParse({ ...figures, lines: [lines[0], line] }).error?.issues.map(({ message }) => message);
  expect(adviceOn({ name: 'Edit', left: 'Two', right: 'One', mark: 'differs' })).toEqual([
    'is missing: write what the difference means, in hours or days',
  ]);
  expect(adviceOn({ name: 'Edit', left: 'Two', right: 'Two', mark: 'same', hours: 3 })).toEqual([
    'is not for a line that is the same: remove means and hours, or write differs as its mark',
  ]);
});

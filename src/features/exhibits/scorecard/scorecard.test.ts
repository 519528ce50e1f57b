import { expect, test } from 'vitest';
import { scorecard } from '@site/model/schemas/exhibits/scorecard.ts';
import { findVerdict, writeSums } from './scorecard.ts';

const verdicts = [
  { from: 2, text: 'Sign' },
  { from: 1, text: 'Ask' },
  { from: 0, text: 'Move on' },
];

test.each([
  [['yes', 'yes'], 'Sign'],
  [['yes', 'unclear'], 'Ask'],
  [['no', 'unclear'], 'Move on'],
  [['yes'], ''],
  [[], ''],
])('of two checks, %j mean "%s"', (given, expected) => {
  expect(findVerdict(verdicts, given, 2)).toBe(expected);
});

test('a verdict names all sums below that of the one above', () => {
  expect(
    writeSums([
      { from: 7, text: 'Sign' },
      { from: 6, text: 'Ask' },
      { from: 0, text: 'Move on' },
    ]),
  ).toEqual(['7', '6', '0–5']);
});

const figures = {
  title: 'Score',
  caption: 'Two companies.',
  checks: ['Insured', 'Registered'],
  verdicts,
  words: {
    company: 'Company',
    yes: 'Yes',
    no: 'No',
    unclear: 'Unclear',
    of: 'of',
    print: 'Print',
    clear: 'Clear',
    cleared: 'Cleared.',
  },
};

test('verdicts go from the highest sum down to 0, and each can be reached', () => {
  const adviceOn = (changed: typeof verdicts) =>
    scorecard.safeParse({ ...figures, verdicts: changed }).error?.issues.map(({ message }) => message);
  expect(adviceOn(verdicts)).toBeUndefined();
  expect(adviceOn([{ from: 3, text: 'Sign' }, ...verdicts.slice(1)])).toEqual([
    'is 3, but there are 2 checks: write a sum that can be reached',
  ]);
  expect(adviceOn([...verdicts].reverse())?.[0]).toContain('write the highest sum first');
  expect(adviceOn(verdicts.slice(0, 2))?.[0]).toContain('write 0 for the last one');
});

import { expect, test } from 'vitest';
import { form } from '@site/model/schemas/exhibits/form.ts';
import { addUp, dayBefore, formatLines, formatSums } from './form.ts';

test('an unanswered question is copied with a blank rule', () => {
  expect(
    formatLines([
      { ask: 'Who watches it', answer: ' Buyers ' },
      { ask: 'When', answer: '' },
    ]),
  ).toBe('1. Who watches it\nBuyers\n\n2. When\n____');
});

test.each([
  ['2026-12-22', 14, 'Tue, Dec 8'],
  ['2026-12-22', 0, 'Tue, Dec 22'],
  ['2028-03-01', 1, 'Tue, Feb 29'],
  // The clocks change the night before.
  ['2026-11-02', 1, 'Sun, Nov 1'],
])('from %s, %i days before are %s', (day, days, expected) => {
  expect(dayBefore(day, days)).toBe(expected);
});

test.each(['', '2026', '<b>2026-12-22</b>'])('"%s" is not a day yet', (day) => {
  expect(dayBefore(day, 3)).toBeUndefined();
});

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
  expect(addUp(verdicts, given, 2).verdict).toBe(expected);
});

test('a verdict names all sums below that of the one above', () => {
  const [sign, ask] = [
    { from: 7, text: 'Sign' },
    { from: 6, text: 'Ask' },
  ];
  expect(formatSums([sign, ask, { from: 0, text: 'Move on' }])).toEqual(['7', '6', '0–5']);
});

const stage = (days: number, items: string[]) => ({ name: `${days} days before`, days, items });
const score = { company: 'Company', yes: 'Yes', no: 'No', unclear: '?', of: 'of', checks: ['Insured', 'Registered'] };
const adviceOn = (parts: object) =>
  form
    .safeParse({
      name: 'form',
      title: 'Form',
      words: { print: 'Print', clear: 'Clear', cleared: 'Cleared.' },
      ...parts,
    })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
const adviceOnStages = (...stages: object[]) => adviceOn({ countdown: { day: 'Day', done: 'done', stages } });
const adviceOnVerdicts = (...all: object[]) => adviceOn({ score: { ...score, verdicts: all } });

test('a form is of lines, things to tick, or a score', () => {
  expect(adviceOn({ lines: ['Who watches it'] })).toBeUndefined();
  expect(adviceOn({})).toEqual(['lines is missing: write lines, countdown or score']);
});

test('rejects stages out of order, and duplicate items', () => {
  expect(adviceOnStages(stage(7, ['Lock the song']), stage(1, ['Sleep']))).toBeUndefined();
  expect(adviceOnStages(stage(1, ['Sleep']), stage(7, ['Eat']))?.[0]).toContain(
    'put the stage with the most days first',
  );
  expect(adviceOnStages(stage(7, ['Sleep']), stage(1, ['Sleep']))?.[0]).toContain('has "Sleep" twice');
});

test('verdicts go from the highest sum down to 0, and each can be reached', () => {
  const [sign, ask, go] = verdicts as [object, object, object];
  expect(adviceOnVerdicts(sign, ask, go)).toBeUndefined();
  expect(adviceOnVerdicts({ from: 3, text: 'Sign' }, ask, go)?.[0]).toContain('there are 2 checks');
  expect(adviceOnVerdicts(ask, sign, go)?.[0]).toContain('write the highest sum first');
  expect(adviceOnVerdicts(sign, ask)?.[0]).toContain('write 0 for the last one');
});

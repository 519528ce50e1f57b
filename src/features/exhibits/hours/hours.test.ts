import { expect, test } from 'vitest';
import { hours } from '@site/model/schemas/exhibits/hours.ts';
import { drawHours, placeOf, placePhases, wallHeight } from './hours.ts';

const phases = [
  {
    name: 'Before',
    work: [
      { name: 'Producer', hours: 20 },
      { name: 'Director', hours: 10 },
    ],
  },
  { name: 'After', work: [{ name: 'Edit', hours: 40 }] },
];

test('work follows work, with numbers that go on from part to part', () => {
  const [before, after] = placePhases(phases);
  expect(before?.hours).toBe(30);
  expect(before?.work.map(({ number, first }) => [number, first])).toEqual([
    [1, 0],
    [2, 20],
  ]);
  expect(after?.work).toEqual([{ name: 'Edit', hours: 40, number: 3, first: 30 }]);
});

test('hours wrap at the end of a row', () => {
  expect(placeOf(24)).toEqual({ x: 0, y: 10 });
  expect(drawHours(22, 4, 0.5)).toBe('M220.5 5h19M0.5 15h19');
  expect(drawHours(5, 0, 0.5)).toBe('');
  expect([wallHeight(24), wallHeight(25)]).toEqual([10, 20]);
});

test('each hour is drawn once, whatever the parts', () => {
  const drawn = placePhases(phases)
    .flatMap(({ work }) => work.map(({ first, hours: count }) => drawHours(first, count, 0)))
    .join('');
  const lengths = [...drawn.matchAll(/h(\d+)/g)].map(([, length]) => Number(length));
  // The gap after a row's last hour is not drawn.
  expect(lengths.reduce((sum, length) => sum + (length + 1) / 10, 0)).toBe(70);
});

const figures = {
  title: 'A job',
  caption: 'A square is an hour.',
  total: 70,
  phases,
  choices: [{ name: 'Night', text: 'Slower work.', hours: 30 }],
  words: { hours: 'hours', choices: 'Add' },
};

test('a sum that the hours do not reach is refused, with the sum to write', () => {
  expect(hours.safeParse(figures).success).toBe(true);
  const [issue] = hours.safeParse({ ...figures, total: 72 }).error?.issues ?? [];
  expect(issue?.path).toEqual(['total']);
  expect(issue?.message).toContain('add up to 70: write 70');
});

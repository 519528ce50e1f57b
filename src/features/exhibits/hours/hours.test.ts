import { expect, test } from 'vitest';
import { hours } from '@site/model/schemas/exhibits/hours.ts';
import { placePhases } from './hours.ts';

const phases = [
  { name: 'Before', work: [20, 10].map((count) => ({ name: `For ${count} hours`, hours: count })) },
  { name: 'After', work: [{ name: 'Edit', hours: 40 }] },
];

test('work follows work, with numbers that go on from part to part', () => {
  expect(placePhases(phases).map((phase) => phase.work.map(({ number, first }) => [number, first]))).toEqual([
    [
      [1, 0],
      [2, 20],
    ],
    [[3, 30]],
  ]);
});

test('a wrong total is rejected, with the right one', () => {
  const choices = [{ name: 'Night', text: 'Slower work.', hours: 30 }];
  const data = { name: 'job', title: 'A job', total: 70, phases, choices, words: { hours: 'hours', choices: 'Add' } };
  expect(hours.safeParse(data).success).toBe(true);
  const [issue] = hours.safeParse({ ...data, total: 72 }).error?.issues ?? [];
  expect(issue?.path).toEqual(['total']);
  expect(issue?.message).toContain('add up to 70: write 70');
});

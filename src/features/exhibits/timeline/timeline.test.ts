import { expect, test } from 'vitest';
import { timeline } from '@site/model/schemas/exhibits/timeline.ts';
import { placeSteps, writeDays } from './timeline.ts';

const step = (day: number, days = 1, who: 'client' | 'crew' = 'crew') => ({
  day,
  days,
  who,
  kind: 'work' as const,
  what: `Step of day ${String(day)}`,
});

test.each([
  [1, 1, 'Mon'],
  [3, 3, 'Wed to Fri'],
  [6, 2, 'Sat to Sun'],
])('from day %i for %i days is %s', (day, days, expected) => {
  expect(writeDays({ day, days })).toBe(expected);
});

test('steps whose words would cover each other are one below the other, each side by itself', () => {
  const placed = placeSteps([step(1, 2), step(2), step(2, 1, 'client'), step(3), step(7)]);
  expect(placed.map(({ lane }) => lane)).toEqual([0, 1, 0, 0, 0]);
  // The words of Sunday begin on Saturday.
  expect(placed.at(-1)).toMatchObject({ day: 7, from: 6, width: 2 });
});

test('a step past Sunday, days out of order and too many things at once are told', () => {
  const adviceOn = (steps: object[]) =>
    timeline
      .safeParse({
        title: 'Weeks',
        caption: 'To scale.',
        weeks: [
          { name: 'One', open: 'All', steps },
          { name: 'Two', open: 'All', steps: [step(1)] },
        ],
        words: { week: 'Week', client: 'You', crew: 'Us', approval: 'Yes', milestone: 'Day', open: 'Open' },
      })
      .error?.issues.map(({ path, message }) => `${path.slice(2).join('.')} ${message}`);
  expect(adviceOn([step(1), step(1), step(1)])).toBeUndefined();
  expect(adviceOn([step(6, 3)])?.[0]).toContain('write at most 2');
  expect(adviceOn([step(2), step(1)])?.[0]).toContain('in the order of their days');
  expect(adviceOn([step(1), step(1), step(1), step(2)])?.[0]).toContain('4 steps of the crew at once');
});

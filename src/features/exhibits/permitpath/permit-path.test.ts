import { expect, test } from 'vitest';
import { countDown } from './permit-path.ts';

test('each step says how many days are left, and the last one those that it takes', () => {
  const steps = [4, 0, 2].map((days, index) => ({ name: String(index), who: 'us', days }));
  expect(countDown(steps).map(({ daysLeft }) => daysLeft)).toEqual([6, 2, 2]);
});

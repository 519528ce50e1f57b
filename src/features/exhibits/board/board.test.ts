import { expect, test } from 'vitest';
import { findLevel } from './board.ts';

const tide = { high: '06:00', range: 3 };

test('the tide is full at high water, empty half a tide later, and full again after one', () => {
  expect(findLevel(tide, 6)).toBeCloseTo(3);
  expect(findLevel(tide, 6 + 12.4206 / 2)).toBeCloseTo(0);
  expect(findLevel(tide, 6 + 12.4206)).toBeCloseTo(3);
});

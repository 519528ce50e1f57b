import { expect, test } from 'vitest';
import { formatDuration } from './duration.ts';

test.for([
  [7, '0:07'],
  [200, '3:20'],
  [3725, '1:02:05'],
] as const)('%i seconds are "%s"', ([seconds, text]) => {
  expect(formatDuration(seconds)).toBe(text);
});

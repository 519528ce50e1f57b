import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDuration, parseDuration } from './duration.ts';

test.for([
  ['3:20', 200],
  ['1:02:05', 3725],
  ['200', 200],
  [' 0:07 ', 7],
  ['12:00', 720],
] as const)('"%s" is %i seconds', ([text, seconds]) => {
  expect(parseDuration(text)).toBe(seconds);
});

test.for(['', '3:2', '3:75', '1:75:00', 'three', '3.20', '-5', ':20'])('"%s" is no length', (text) => {
  expect(parseDuration(text)).toBeUndefined();
});

test('a length is read as it is shown', () => {
  fc.assert(
    fc.property(fc.nat(20_000), (seconds) => {
      expect(parseDuration(formatDuration(seconds))).toBe(seconds);
    }),
  );
});

import { expect, it } from 'vitest';
import { readNumberOption } from './number-option.ts';

const count = { name: '--count', usual: 100, least: 1, most: 500 };

it.each([
  [undefined, 100],
  ['', 100],
  ['1', 1],
  ['500', 500],
])('reads %j as %i', (value, number) => {
  expect(readNumberOption({ ...count, value })).toBe(number);
});

it.each(['0', '501', '-1', '1.5', '0x10', 'many'])('says what to write instead of %j', (value) => {
  expect(() => readNumberOption({ ...count, value })).toThrow(
    `--count is "${value}": write a whole number from 1 to 500, such as --count 100.`,
  );
});

import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('takes the usual count, the first seed, and writes nothing unless asked to', () => {
  expect(readOptions([], 10_000)).toEqual({ count: 10_000, seed: 1, write: false });
  expect(readOptions(['--count', '20', '--seed', '7', '--write'], 10_000)).toEqual({ count: 20, seed: 7, write: true });
});

it.each([
  [['--count', '0'], "--count is '0': write how many cases there shall be, such as --count 100"],
  [['--count', 'many'], "--count is 'many': write how many cases there shall be, such as --count 100"],
  [['--seed=-1'], "--seed is '-1': write a whole number, such as --seed 1"],
  [['--seed', '1.5'], "--seed is '1.5': write a whole number, such as --seed 1"],
])('says what to write instead of %j', (args, message) => {
  expect(() => readOptions(args, 100)).toThrow(message);
});

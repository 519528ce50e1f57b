import { expect, test } from 'vitest';
import { slugOf } from './entry-name.tsx';

test.for([
  ['Azúcar Quemada', 'azucar-quemada'],
  ['Neon’s Tide: Part 2', 'neons-tide-part-2'],
  ['  — Luz —  ', 'luz'],
  ['東京', ''],
])('the name of the file of "%s" is "%s"', ([name, slug]) => {
  expect(slugOf(name ?? '')).toBe(slug);
});

import { expect, it } from 'vitest';
import { parseChildSeconds } from './processor-time.ts';

it('reads the time of ended children, whatever the process is called', () => {
  const fields = ['S', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 250, 50, 20].join(' ');
  expect(parseChildSeconds(`42 (node) ${fields}`)).toBe(3);
  expect(parseChildSeconds(`42 (a) b (c)) ${fields}`)).toBe(3);
});

it('knows of none where there is no such file', () => {
  expect(parseChildSeconds('')).toBe(0);
});

import { expect, it } from 'vitest';
import { lineOfText } from './line-of-text.ts';

it('the line of a text', () => {
  expect(lineOfText('a\nb\nc\nb', 'b', 3)).toBe(4);
  expect(lineOfText('a\nb\nc', 'd', 2)).toBe(2);
});

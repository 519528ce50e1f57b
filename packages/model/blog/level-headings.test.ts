import { expect, it } from 'vitest';
import { levelHeadings } from './level-headings.ts';

it.each([
  ['<h3>a</h3><p>x</p><h3>b</h3>', 2, '<h2>a</h2><p>x</p><h2>b</h2>'],
  ['<h2>a</h2><h4>b</h4><h3>c</h3><h2>d</h2>', 3, '<h3>a</h3><h4>b</h4><h4>c</h4><h3>d</h3>'],
  ['<h4>a</h4><h2>b</h2><h3>c</h3><h4>d</h4>', 2, '<h2>a</h2><h2>b</h2><h3>c</h3><h4>d</h4>'],
  ['<blockquote><h3>a</h3></blockquote><p>R&#x26;B</p>', 3, '<blockquote><h3>a</h3></blockquote><p>R&#x26;B</p>'],
] as const)('levels %s from %i', (html, top, levelled) => {
  expect(levelHeadings(html, top)).toBe(levelled);
});

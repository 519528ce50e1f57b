import { expect, it } from 'vitest';
import { isHtml, textToHtml } from './text-to-html.ts';

it.each([
  ['One,\nstill one.\r\n\r\n \r\nTwo.\n\n\n', '<p>One,\nstill one.</p>\n<p>Two.</p>'],
  ['Lamps < 10 ft & <script>', '<p>Lamps &#x3C; 10 ft &#x26; &#x3C;script></p>'],
  [
    'See https://vimeo.com/1?a=b&c=d, then (https://a.example/).',
    '<p>See <a href="https://vimeo.com/1?a=b&#x26;c=d">https://vimeo.com/1?a=b&#x26;c=d</a>, then (<a href="https://a.example/">https://a.example/</a>).</p>',
  ],
])('%j is %s', (text, html) => {
  expect(textToHtml(text)).toBe(html);
});

it.each([
  ['<p class="x">One</p>', true],
  ['One<br>two', true],
  ['Lamps < 10 ft > 5 ft', false],
  ['Ask <ana@example.com>', false],
])('%j is HTML: %s', (text, expected) => {
  expect(isHtml(text)).toBe(expected);
});

import { expect, it } from 'vitest';
import { acceptedMessages, listFaults, markupReportSchema } from './check-markup.ts';

const url = 'file:/site/dist/about/index.html';
const find = (...messages: object[]) => listFaults('/site/dist', markupReportSchema.parse({ messages }).messages);
const isFault = (message: string, extract = '') => find({ type: 'error', message, url, extract }).length === 1;

it('lists errors and warnings, each once, and no remarks', () => {
  const faults = find(
    { type: 'error', message: 'Stray end tag.', url, lastLine: 3 },
    { type: 'error', message: 'Stray end tag.', url, lastLine: 3 },
    { type: 'info', subType: 'warning', message: 'Article lacks heading.', url },
    { type: 'info', message: 'Trailing slash.', url },
    { type: 'non-document-error', message: 'Out of memory' },
  );
  expect(faults).toEqual([
    'about/index.html:3: Stray end tag.',
    'about/index.html: Article lacks heading.',
    'the checker: Out of memory',
  ]);
});

it('accepts what the checker does not know yet, and nothing that only starts the same', () => {
  for (const { message, quote } of acceptedMessages) {
    if (typeof message !== 'string' || quote) continue;
    expect([isFault(message), isFault(`${message} And more.`)], message).toEqual([false, true]);
  }
});

const inlineScript = acceptedMessages.at(-1)?.message.toString() ?? '';
const blocked = (address: string) =>
  `Resource violates Content Security Policy (meta tag): image “${address}” blocked by “img-src” directive.`;

it.each([
  ['a parse error in a view transition', 'CSS: Parse Error.', 'ransition-group(player){animation-dur', false],
  ['another parse error', 'CSS: Parse Error.', 'a{color:}', true],
  ['a data block', inlineScript, 'card"><script type="application/ld+json">{"@con', false],
  ['an inline script', inlineScript, 'card"><script>alert(1)', true],
  ["the site's own picture", blocked('/uploads/a.jpeg'), '', false],
  ['a picture of another site', blocked('https://other.example/a.jpeg'), '', true],
  ['a picture of another site by the same protocol', blocked('//other.example/a.jpeg'), '', true],
])('judges %s', (_, message, extract, expected) => {
  expect(isFault(message, extract)).toBe(expected);
});

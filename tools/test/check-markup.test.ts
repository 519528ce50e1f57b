import { expect, it } from 'vitest';
import { acceptedMessages } from './accepted-markup.ts';
import { markupReportSchema, tallyMarkup } from './check-markup.ts';

const files = ['index.html', 'about/index.html', 'blog/one/index.html'];

function tally(...messages: object[]) {
  return tallyMarkup('/site/dist', files, markupReportSchema.parse({ messages }).messages);
}

it('counts each page without a fault as passed', () => {
  expect(tally()).toEqual({ passed: 3, failures: [], skipped: [] });
});

it('fails a page for an error or a warning, each said once, and not for a remark', () => {
  const about = { url: 'file:/site/dist/about/index.html', lastLine: 3 };
  const faults = tally(
    { type: 'error', message: 'Stray end tag.', ...about },
    { type: 'error', message: 'Stray end tag.', ...about },
    { type: 'info', subType: 'warning', message: 'Article lacks heading.', ...about },
    { type: 'info', message: 'Trailing slash.', url: 'file:/site/dist/index.html', lastLine: 1 },
  );
  expect(faults).toEqual({
    passed: 2,
    failures: ['/about: Stray end tag. (line 3)', '/about: Article lacks heading. (line 3)'],
    skipped: [],
  });
});

it('fails for a fault of the checker itself', () => {
  expect(tally({ type: 'non-document-error', message: 'Out of memory' }).failures).toEqual([
    'the checker: Out of memory',
  ]);
});

it('accepts what the checker is behind with, and nothing that only begins alike', () => {
  const url = 'file:/site/dist/index.html';
  for (const { message, quote } of acceptedMessages) {
    const extract = quote && 'ransition-group(player){animation-dur';
    expect(tally({ type: 'error', message, url, extract }).failures).toEqual([]);
    expect(tally({ type: 'error', message: `${message} And more.`, url, extract }).failures).toHaveLength(1);
  }
  expect(tally({ type: 'error', message: 'CSS: Parse Error.', url, extract: 'a{color:}' }).failures).toHaveLength(1);
});

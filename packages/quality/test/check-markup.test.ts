import { describe, expect, it } from 'vitest';
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

describe('what the checker is behind with', () => {
  const url = 'file:/site/dist/index.html';
  const countFaults = (message: string, extract = '') =>
    tally({ type: 'error', message, url, extract }).failures.length;

  it('is accepted, and nothing that only begins alike', () => {
    for (const { message, quote } of acceptedMessages) {
      if (typeof message !== 'string' || quote) continue;
      expect(countFaults(message)).toBe(0);
      expect(countFaults(`${message} And more.`)).toBe(1);
    }
  });

  it('is accepted in its place alone', () => {
    expect(countFaults('CSS: Parse Error.', 'ransition-group(player){animation-dur')).toBe(0);
    expect(countFaults('CSS: Parse Error.', 'a{color:}')).toBe(1);
    const inline =
      'Inline script violates Content Security Policy (meta tag): blocked by “script-src” directive (missing “‘unsafe-inline’” or nonce/hash).';
    expect(countFaults(inline, 'card"><script type="application/ld+json">{"@con')).toBe(0);
    expect(countFaults(inline, 'card"><script>alert(1)')).toBe(1);
  });

  it('is accepted of the site’s own files alone', () => {
    const violation = (address: string) =>
      `Resource violates Content Security Policy (meta tag): image “${address}” blocked by “img-src” directive.`;
    expect(countFaults(violation('/uploads/a.jpeg'))).toBe(0);
    expect(countFaults(violation('https://other.example/a.jpeg'))).toBe(1);
    expect(countFaults(violation('//other.example/a.jpeg'))).toBe(1);
  });
});

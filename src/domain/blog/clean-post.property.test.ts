import fc from 'fast-check';
import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { cleanPostHtml } from './clean-post.ts';
import { hostileHtml } from '../../../tests/fixtures/hostile-html.ts';
import { forbiddenPiece, wantedBlock, type Piece } from '../../../tests/fixtures/post-pieces.ts';

const runs = Number(process.env.POST_RUNS ?? 300);
const origin = 'https://www.new.example';
const title = 'Ztitle quay & “zebra” run: 4x4';

const clean = (html: string) =>
  cleanPostHtml(html, {
    title,
    unwantedHosts: ['unwanted-links.example', 'cheap-seo.example'],
    formerHost: 'oldsite.example',
    origin,
  });

const parse = (html: string): Root => unified().use(rehypeParse, { fragment: true }).parse(html);

const allowed: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'p h2 h3 h4 ul li strong em blockquote figure figcaption br hr pre code table caption thead tbody tfoot tr'
      .split(' ')
      .map((name) => [name, []]),
  ),
  a: ['href', 'rel'],
  img: ['src', 'alt', 'className', 'loading'],
  ol: ['start'],
  td: ['colSpan', 'rowSpan'],
  th: ['colSpan', 'rowSpan', 'scope'],
};

function expectSafe(html: string): void {
  visit(parse(html), (node) => {
    expect(['root', 'element', 'text']).toContain(node.type);
    if (node.type !== 'element') return;
    expect(Object.keys(allowed)).toContain(node.tagName);
    for (const name of Object.keys(node.properties)) expect(allowed[node.tagName]).toContain(name);
    const { href, src, className } = node.properties;
    if (className !== undefined) expect(className).toEqual(['post-image']);
    for (const address of [href, src]) {
      if (address === undefined) continue;
      const url = new URL(String(address), `${origin}/blog/post`);
      expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(url.protocol);
      expect(url.hostname).not.toMatch(/(?:^|\.)(?:unwanted-links|cheap-seo|oldsite)\.example\.?$/u);
    }
  });
}

function expectStable(html: string): string {
  const once = clean(html);
  expect(clean(once)).toBe(once);
  return once;
}

function expectCleanDocument(pieces: readonly Piece[]): void {
  const html = pieces.map((piece) => piece.html).join('');
  const output = expectStable(html);
  expectSafe(output);
  const text = toString(parse(output));
  const marks = pieces.flatMap((piece) => piece.marks);
  expect(text.match(/mark\d+end/gu) ?? []).toEqual(marks);
  expect(output).not.toMatch(/zauthor|zcategory|zpromo|ztitle|posted\s+in|\b20\d\d\b|cheap-seo|unwanted-links/iu);
  expect(text).not.toMatch(/permalink(?! is | to a post )/iu);
  visit(parse(output), 'element', (element) => {
    const own = toString(element).trim();
    if (['p', 'li', 'td', 'h2', 'h3'].includes(element.tagName)) expect(own).not.toMatch(/^(?:\d{1,2}|by\b.{0,30})$/iu);
  });
}

/** The pieces with every mark of the wanted text made unique, in order. */
function number(pieces: readonly Piece[]): Piece[] {
  let count = 0;
  return pieces.map(({ html }) => {
    const marks: string[] = [];
    const numbered = html.replaceAll('MARK', () => {
      count += 1;
      marks.push(`mark${String(count)}end`);
      return `mark${String(count)}end`;
    });
    return { html: numbered, marks };
  });
}

const tagNames =
  'a abbr b blockquote br button caption center code col dd div dl dt em figcaption figure font form h1 h2 h5 hr i iframe img li marquee math nobr ol p plaintext pre ruby s script select span strong style sub svg table tbody td template textarea th title tr u ul xmp';
const attribute = fc.constantFrom(
  '',
  ' href="http://cheap-seo.example/"',
  ' href="https://www.oldsite.example/a b?c#d"',
  ' href="java\nscript:x"',
  ' href="https:/x"',
  ' href="mailto:a@cheap-seo.example"',
  ' src="/blog-media/a.jpg"',
  ' class="entry-date day"',
  ' colspan=3 start=2',
);
const fragment = fc.oneof(
  fc.tuple(fc.constantFrom(...tagNames.split(' ')), attribute).map(([name, rest]) => `<${name}${rest}>`),
  fc.constantFrom(...tagNames.split(' ')).map((name) => `</${name}>`),
  fc.constantFrom(
    ...['13', 'May 2016', '\n', '\r\n', ' ', '&nbsp;', 'By Ana', 'Posted in', 'News', 'Permalink', ' to ', title],
    ...[
      'cheap-seo.example',
      'oldsite.example/a',
      '&amp',
      ';',
      '&lt;',
      '<',
      '>',
      '<!--',
      '-->',
      '\u0000',
      '\u200B',
      '|',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(...hostileHtml),
);

describe('any article', () => {
  it('loses the forbidden pieces and keeps the wanted text in order', () => {
    const piece = fc.oneof(wantedBlock, forbiddenPiece(title));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        expectCleanDocument(number(pieces));
      }),
      { numRuns: runs },
    );
  });
});

describe('hostile HTML', () => {
  it('is known in many forms', () => {
    expect(hostileHtml.length).toBeGreaterThanOrEqual(40);
  });

  it.each(hostileHtml)('cannot pass: %s', (html) => {
    const output = expectStable(`<p>A</p>${html}<p>B</p>`);
    expectSafe(output);
    expect(output).not.toMatch(/<[^>]*(?:javascript|vbscript|data):/iu);
  });

  it('cannot pass at any place of an article', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(wantedBlock, forbiddenPiece(title)), { maxLength: 6 }),
        fc.array(fc.tuple(fc.constantFrom(...hostileHtml), fc.double({ min: 0, max: 1, noNaN: true })), {
          minLength: 1,
          maxLength: 4,
        }),
        (pieces, hostile) => {
          let html = pieces.map((piece) => piece.html).join('');
          for (const [vector, place] of hostile) {
            const at = Math.floor(place * html.length);
            html = html.slice(0, at) + vector + html.slice(at);
          }
          expectSafe(expectStable(html));
        },
      ),
      { numRuns: runs },
    );
  });
});

describe('any text', () => {
  it('comes out safe and stays as it is when cleaned again', () => {
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 30 }), (fragments) => {
        expectSafe(expectStable(fragments.join('')));
      }),
      { numRuns: runs },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expectSafe(expectStable(text));
      }),
      { numRuns: runs },
    );
  });
});

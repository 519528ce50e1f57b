import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanPostHtml } from './clean-post.ts';
import { hostileHtml } from './hostile-html.fixture.ts';
import { listUnsafe, testOptions } from './post-safety.fixture.ts';

const numRuns = Number(process.env.POST_RUNS ?? 300);
const { title } = testOptions;

function expectSafeAndStable(html: string): string {
  const once = cleanPostHtml(html, testOptions);
  expect(listUnsafe(once)).toEqual([]);
  expect(cleanPostHtml(once, testOptions)).toBe(once);
  return once;
}

const blocks = [
  '<p>The street was wet.</p>',
  '<div class="date">13</div>\n<div>May 2016</div>',
  '13\nMay 2016\nPosted in <a href="/n">News</a>\nIt rained.',
  '<table><tr><td>13<td><b>May 2016</table>',
  '<ul><li>By Ana Quiroga<li><a href="//cheap-seo.example">Rank</a></ul>',
  `<h1><a href="http://oldsite.example/p">${title}</a></h1>`,
  '<blockquote>One<br><em>two<br>Permalink</em></blockquote>',
  '<pre>\n a\n  b</pre>',
  '<a href="https://x.example"><figure><img src="/a.jpg"><figcaption>A</figcaption></figure></a>',
];

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

describe('hostile HTML', () => {
  it('is known in many forms', () => {
    expect(hostileHtml.length).toBeGreaterThanOrEqual(40);
  });

  it.each(hostileHtml)('cannot pass: %s', (html) => {
    const output = expectSafeAndStable(`<p>A</p>${html}<p>B</p>`);
    expect(output).not.toMatch(/<[^>]*(?:javascript|vbscript|data):/iu);
  });

  it.each([
    '<ul>',
    '<ol><li>',
    '<blockquote>',
    '<table><tr><td>',
    '<figure>',
    '<div>',
    '<b id=x>',
    '<svg><g>',
    '<template>',
  ])('may nest as deep as it will: %s', (open) => {
    const output = expectSafeAndStable(`<p>A</p>${open.repeat(1_500)}B`);
    expect(output).toContain('<p>A</p>');
  });

  it('cannot pass at any place of an article', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(blocks),
        fc.array(fc.tuple(fc.constantFrom(...hostileHtml), fc.double({ min: 0, max: 1, noNaN: true })), {
          minLength: 1,
          maxLength: 4,
        }),
        (pieces, hostile) => {
          let html = pieces.join('');
          for (const [vector, place] of hostile) {
            const at = Math.floor(place * html.length);
            html = html.slice(0, at) + vector + html.slice(at);
          }
          expectSafeAndStable(html);
        },
      ),
      { numRuns },
    );
  });
});

describe('any text', () => {
  it('comes out safe and stays as it is when cleaned again', () => {
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 30 }), (fragments) => {
        expectSafeAndStable(fragments.join(''));
      }),
      { numRuns },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expectSafeAndStable(text);
      }),
      { numRuns },
    );
  });
});

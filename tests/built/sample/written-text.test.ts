import { expect, it } from 'vitest';
import { content, readBuiltPages, readPage, type BuiltPage } from '../built-pages.ts';
import { skipOtherCompanies } from './for-sample.ts';

skipOtherCompanies();

const { routes } = content;

function listWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word));
}

it('the page that the specification calls a long article is long', () => {
  const { $ } = readPage(routes.written('miami-article'));
  expect(listWords($('main article.prose').text()).length).toBeGreaterThan(1500);
});

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

const pages = readBuiltPages();

/** Longer paragraphs than this are on one page only. */
const sharedWords = 12;

it('no two pages share a paragraph', () => {
  // Data that the owner writes once and that several pages show.
  const shown = new Set([
    ...content.single('navigation').bands.map(({ text }) => text),
    ...content.single('offers').standing.map(({ text }) => text),
    ...content.list('reviews').map(({ data }) => data.text),
    ...content.list('videos').map(({ data }) => data.description),
    ...content.list('team').map(({ data }) => `“${data.quote}”`),
    ...content.list('writtenPages').map(({ data }) => data.lead),
    content.single('rosterPage').person.asking,
  ]);
  // Articles are whole on the blog, /homePage is the home page, and the index is one list on several pages.
  const isRepeat = ({ path: address }: BuiltPage) =>
    address === '/homePage' || /^\/(?:blog\/.|videos\/\d)/.test(address);
  const pathsByText = new Map<string, Set<string>>();
  for (const page of pages.filter((candidate) => !isRepeat(candidate))) {
    const { $ } = page;
    const blocks = $('main').find('p, li, dd, td, figcaption, blockquote, h2, h3').not('[aria-hidden=true] *');
    const innermost = blocks.filter((_, block) => $(block).find('p, li, dd, td, figcaption, blockquote').length === 0);
    for (const block of innermost.toArray()) {
      const text = tidy($(block).text());
      if (listWords(text).length <= sharedWords || shown.has(text)) continue;
      pathsByText.set(text, (pathsByText.get(text) ?? new Set()).add(page.path));
    }
  }
  const shared = [...pathsByText].filter(([, paths]) => paths.size > 1);
  expect(shared.map(([text, paths]) => `${[...paths].join(', ')}: ${text}`)).toEqual([]);
});

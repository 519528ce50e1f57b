import { expect, it } from 'vitest';
import { content, listFaults, listHrefs, readBuiltPages, type BuiltPage, type Rule } from '../site/built-pages.ts';
import { skipOtherCompanies } from './for-sample.ts';

skipOtherCompanies();

const { routes } = content;

/** Fewest words of a written page, and of the one long article. */
const fewestWords = (page: BuiltPage) => (page.path === routes.written('miami-article') ? 1500 : 400);

function listWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word));
}

const isWritten = (page: BuiltPage) => page.$('main article.prose').length > 0;

const listWrittenFaults: Rule = (page) => {
  if (!isWritten(page)) return [];
  const { $ } = page;
  const work = new Set(listHrefs(page, 'main a[href^="/videos/"]'));
  const inText = listHrefs(page, 'main article a[href^="/"]');
  // Cards of videos are the portfolio's text.
  const article = $('main article.prose').first().clone();
  article.find('.inline-video').remove();
  const words = listWords(article.text()).length;
  return [
    words < fewestWords(page) && `has ${String(words)} words of its own`,
    work.size < 2 && 'leads to fewer than two videos',
    inText.length === 0 && 'has no link to another page in its text',
  ];
};

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

const pages = readBuiltPages();

it('a written page has enough words of its own, and leads to work', () => {
  expect(listFaults(pages, listWrittenFaults)).toEqual([]);
});

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
    ...content.list('textPages').map(({ data }) => data.lead),
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

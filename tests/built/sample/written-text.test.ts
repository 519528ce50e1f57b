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

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const listSentences = (text: string) => [...segmenter.segment(tidy(text))].map(({ segment }) => segment.trim());

/** Sentences with so many words are on one page only. */
const longSentence = 12;

it('no two pages share a sentence of twelve words or more', () => {
  // Data that the owner writes once and that several pages show.
  const shown = [
    ...content.single('navigation').bands.map(({ text }) => text),
    ...content.single('offers').standing.map(({ text }) => text),
    ...content.list('reviews').map(({ data }) => data.text),
    ...content.list('videos').map(({ data }) => data.description),
    ...content.list('team').map(({ data }) => `“${data.quote}”`),
    ...content.list('writtenPages').map(({ data }) => data.lead ?? ''),
    content.single('rosterPage').person.asking,
  ];
  const shownSentences = new Set(shown.flatMap(listSentences));
  // Articles are whole on the blog, /homePage is the home page, and the index is one list on several pages.
  const isRepeat = ({ path: address }: BuiltPage) =>
    address === '/homePage' || /^\/(?:blog\/.|videos\/\d)/.test(address);
  const pathsByText = new Map<string, Set<string>>();
  for (const page of pages.filter((candidate) => !isRepeat(candidate))) {
    const { $ } = page;
    const blocks = $('main').find('p, li, dd, td, figcaption, blockquote, h2, h3').not('[aria-hidden=true] *');
    const innermost = blocks.filter((_, block) => $(block).find('p, li, dd, td, figcaption, blockquote').length === 0);
    for (const block of innermost.toArray()) {
      for (const text of listSentences($(block).text())) {
        if (listWords(text).length < longSentence || shownSentences.has(text)) continue;
        pathsByText.set(text, (pathsByText.get(text) ?? new Set()).add(page.path));
      }
    }
  }
  const shared = [...pathsByText].filter(([, paths]) => paths.size > 1);
  expect(shared.map(([text, paths]) => `${[...paths].join(', ')}: ${text}`)).toEqual([]);
});

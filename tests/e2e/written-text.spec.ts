import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { crawlSite } from './crawl.ts';
import { content } from './site.fixture.ts';

const { routes } = content;

/** Fewest words of a written page, and of the one long article. */
const fewestWords = 400;
const fewestInArticle = 1500;

/** Longer paragraphs than this stand on one page only. */
const sharedWords = 12;

function listWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word));
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

for (const { path, slug } of routes.all.filter((route) => route.slug !== undefined)) {
  const least = slug === 'miami-article' ? fewestInArticle : fewestWords;
  test(`${path} has at least ${String(least)} words of its own`, async ({ request }) => {
    const $ = load(await (await request.get(path)).text());
    const article = $('main article.prose').first();
    // Cards of videos are the portfolio's text.
    article.find('.inline-video').remove();
    expect(listWords(article.text()).length).toBeGreaterThanOrEqual(least);
  });
}

test('no two pages share a paragraph', async ({ request }) => {
  // Data that the owner writes once and that several pages show.
  const shown = new Set([
    content.single('navigation').callToAction.text,
    ...content.single('offers').standing.map(({ text }) => text),
    ...content.list('reviews').map(({ data }) => data.text),
    ...content.list('videos').map(({ data }) => data.description),
  ]);
  // Articles stand whole on the blog, /homePage is the home page, and the index is one list on several pages.
  const isRepeat = (path: string) => path === '/homePage' || /^\/(?:blog\/.|videos\/\d)/.test(path);
  const pages = [...(await crawlSite(request)).values()].filter(({ path }) => !isRepeat(path));

  const pathsByText = new Map<string, Set<string>>();
  for (const { path, html } of pages) {
    const $ = load(html);
    // The marquee's second list repeats the first on the same page.
    $('[aria-hidden=true]').remove();
    const blocks = $('main').find('p, li, dd, td, figcaption, blockquote, h2, h3');
    const innermost = blocks.filter((_, block) => $(block).find('p, li, dd, td, figcaption, blockquote').length === 0);
    for (const block of innermost.toArray()) {
      const text = tidy($(block).text());
      if (listWords(text).length <= sharedWords || shown.has(text)) continue;
      pathsByText.set(text, (pathsByText.get(text) ?? new Set()).add(path));
    }
  }
  const shared = [...pathsByText].filter(([, paths]) => paths.size > 1);
  expect(shared.map(([text, paths]) => `${[...paths].join(', ')}: ${text}`)).toEqual([]);
});

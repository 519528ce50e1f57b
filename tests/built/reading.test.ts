import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { content, dist, listBuiltFiles, readBuiltPages, readPage } from './built-pages.ts';

const { routes } = content;

const portfolio = z.object({
  videos: z
    .array(z.object({ id: z.string(), slug: z.string(), vimeoId: z.string().optional(), title: z.string() }))
    .min(1),
});

/** The positions of words in the page's text; all of them must exist. */
function placesOf($: CheerioAPI, words: readonly string[]): number[] {
  const text = $('main').text();
  const places = words.map((one) => text.indexOf(one));
  expect(places, words.join()).not.toContain(-1);
  return places;
}

it('a watch page says what its own film is about before it names the next, under headings', () => {
  const videos = content
    .list('videos')
    .filter(({ data }) => data.category === 'music')
    .toSorted((a, b) => a.data.order - b.data.order);
  const [video, next] = videos;
  const { $ } = readPage(`/videos/${video?.slug ?? ''}`);
  const places = placesOf($, [video?.data.synopsis ?? '', 'Credits', next?.data.title ?? '']);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const headings = $('main h2')
    .toArray()
    .map((heading) => $(heading).text());
  expect(headings).toContain('Credits');
  const strip = $('[data-frames]').parent('section');
  expect($(`#${strip.attr('aria-labelledby') ?? 'none'}`).is('h2')).toBe(true);
});

it("a portrait doesn't repeat the name beside it to screen readers", () => {
  const [member] = content.list('team');
  for (const address of [routes.path('about'), `/crew/${member?.slug ?? ''}`]) {
    const { $ } = readPage(address);
    const heard = $('main img[alt]').toArray();
    expect(heard.filter((img) => img.attribs.alt?.includes(member?.data.name ?? 'a name'))).toEqual([]);
  }
});

it('a title in another language says so wherever its page or card is', () => {
  const foreign = content.list('videos').filter(({ data }) => data.titleLanguage !== undefined);
  expect(foreign.length).toBeGreaterThan(0);
  const pages = readBuiltPages().filter((page) => page.path !== '/404');
  for (const { slug, data } of foreign) {
    expect(readPage(`/videos/${slug}`).$('h1').attr('lang'), slug).toBe(data.titleLanguage);
    for (const { path: address, $ } of pages) {
      const links = $(`main article a.stretched-link[href="/videos/${slug}"]`).toArray();
      for (const link of links) expect(link.attribs.lang, `${slug} on ${address}`).toBe(data.titleLanguage);
    }
  }
});

it('a portfolio hands each video to the browser with its two ids as text, and its title', () => {
  const [file] = listBuiltFiles().filter((name) => name.startsWith('data/portfolio/music/all/'));
  const { videos } = portfolio.parse(JSON.parse(readFileSync(path.join(dist, file ?? 'none'), 'utf8')));
  for (const { id, slug, ...video } of videos) {
    const entry = content.list('videos').find((one) => one.slug === slug);
    expect({ id, ...video }).toEqual({
      id: String(entry?.data.id),
      vimeoId: entry?.data.vimeoId,
      title: entry?.data.title,
    });
  }
});

import { expect, it } from 'vitest';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import { content, readBuiltPages, readPage } from '../built-pages.ts';
import { skipOtherCompanies } from './for-sample.ts';

skipOtherCompanies();

const { site, routes } = content;

it('home has its sections in the order of the specification', () => {
  const { $ } = readPage('/');
  const words = [content.single('homePage').heading, 'Expert Consultation', 'Featured Work', 'figures', 'Our Services'];
  const parts = $('main h1, main h2, main h3, main [aria-label]').toArray();
  const heard = parts.map((part) => $(part).attr('aria-label') ?? $(part).text());
  const { reviews, map, callToAction } = content.single('homePage');
  const later = [reviews, map, callToAction].map(({ heading }) => heading);
  const places = [...words, ...later].map((one) => heard.findIndex((name) => name.includes(one)));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

it('the site map calls no two pages the same', () => {
  const { $ } = readPage(routes.path('siteMap'));
  const words = $('main nav a')
    .toArray()
    .map((link) => $(link).text());
  expect(new Set(words).size).toBe(words.length);
});

it('every page but four ends with the last words that it names', () => {
  const { bands } = content.single('navigation');
  const headingOf = (name: string | undefined) => bands.find((band) => band.name === name)?.heading;
  const shown = new Map(
    readBuiltPages().map(({ path, $ }) => [path, $('main #call-to-action').text().trim()] as const),
  );
  const bare = content.list('writtenPages').filter(({ data }) => data.band === undefined);
  const without = new Set(bare.map(({ slug }) => bareAddress(routes.written(slug))));
  const own = [...shown].filter(
    ([path, heading]) => !without.has(path) && !bands.some((band) => band.heading === heading),
  );
  expect(own.map(([path]) => path).sort()).toEqual(['/', '/about', '/contact', '/homePage', '/movies']);
  for (const { slug, data } of content.list('writtenPages')) {
    expect(shown.get(bareAddress(routes.written(slug))), slug).toBe(headingOf(data.band) ?? '');
  }
  expect(shown.get(routes.portfolio('corporate'))).toBe(headingOf(content.portfolio('corporate').band));
  expect(shown.get('/404')).toBe(headingOf(content.single('notFoundPage').band));
  for (const { slug, data } of content.list('videos')) {
    expect(shown.get(`/videos/${slug}`), slug).toBe(headingOf(content.portfolio(data.category).band));
  }
});

it.each(['contact', 'about'] as const)('%s says in its own language what else is spoken', (key) => {
  const { $ } = readPage(routes.path(key));
  expect($(`main [lang="${site.alsoSpoken?.lang ?? ''}"]`).text()).toBe(site.alsoSpoken?.text);
});

it('the terms are one link away from packages, contact and every quote email', () => {
  const page = content.single('packagesPage').quote.termsPage;
  const terms = routes.find(page)?.path ?? page;
  for (const address of ['/packages', '/contact']) {
    expect(readPage(address).$(`main a[href="${terms}"]`).length, address).toBeGreaterThan(0);
  }
  const { $ } = readPage('/packages');
  const quotes = $('main a[href^="mailto:"][href*="subject="]').toArray();
  expect(quotes.length).toBeGreaterThan(3);
  for (const quote of quotes) {
    expect(decodeURIComponent($(quote).attr('href') ?? '')).toContain(new URL(terms, site.origin).href);
  }
  const facts = Object.values(content.single('terms'));
  const text = readPage(terms).$('main').text();
  for (const fact of [facts.find((words) => words?.includes('English')), content.single('terms').insurance]) {
    expect(text).toContain(fact);
  }
});

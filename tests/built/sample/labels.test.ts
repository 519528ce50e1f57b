import { expect, it } from 'vitest';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import { content, readBuiltPages, readPage } from '../built-pages.ts';
import { skipOtherCompanies } from './for-sample.ts';

skipOtherCompanies();

const { site, routes } = content;

/** Words that the owner's specification asks for, as a heading of its page. */
const headings = [
  ['/', 'Featured Work'],
  ['/', 'Our Services'],
  ['/', 'Expert Consultation'],
  ['/', 'Cutting-Edge Innovation'],
  ['/', 'Proven Success Formula'],
  ['/about', `Why Choose ${site.company}`],
  ['/about', 'Work With Us'],
  ['/music-videos', 'Concept Development'],
  ['/music-videos', 'Production'],
  ['/music-videos', 'Post-Production'],
  ['/blog', 'Latest insights & updates'],
] as const;

it.each(headings)('%s has the heading "%s"', (address, heading) => {
  const { $ } = readPage(address);
  const found = $('h1, h2, h3')
    .toArray()
    .map((element) => $(element).text().trim());
  expect(found).toContain(heading);
});

it('"Get Free Quote" leads from the about page to the contact page', () => {
  const { $ } = readPage('/about');
  const link = $('main a').filter((_, element) => $(element).text().trim() === 'Get Free Quote');
  expect(link.attr('href')).toBe(routes.path('contact'));
});

it.each([
  ['/', '/video-production-miami-film-production-companies/'],
  ['/', '/regulus-films/'],
  ['/corporate-videos', '/florida-video-production-company/'],
  ['/corporate-videos', '/miami-video-production-services/'],
])('%s links to %s, with the slash of the specification', (address, link) => {
  expect(readPage(address).$(`main a[href="${link}"]`).length).toBeGreaterThan(0);
});

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

it('the channel is on "over 200 million" devices wherever the figure stands', () => {
  for (const { path, html } of readBuiltPages()) {
    expect(/200 million/i.exec(html.replaceAll(/over 200 million/gi, '')), path).toBeNull();
  }
});

it.each([
  [routes.path('about'), 'About'],
  [routes.portfolio('music'), 'Music Videos'],
  [routes.portfolio('corporate'), 'Corporate Videos'],
  [routes.path('movies'), 'Movies'],
  [routes.path('contact'), 'Contact'],
])('the site map calls the page %s "%s", and no two pages the same', (path, label) => {
  const { $ } = readPage('/site-map');
  const labels = $('main nav a').toArray();
  expect(labels.map((link) => $(link).attr('href'))).toContain(path);
  // The arrow is a drawing.
  const name = $(`main nav a[href="${path}"]`).first().text().replace('→', '');
  expect(name).toBe(label);
  const words = labels.map((link) => $(link).text());
  expect(new Set(words).size).toBe(words.length);
});

it('the Phantom goes "from 5 to over 10,750" wherever its rate is said', () => {
  const pages = readBuiltPages().filter(({ $ }) => /10,750 (?:fps|frames)/.test($('main').text()));
  expect(pages.length).toBeGreaterThan(3);
  for (const { path, $ } of pages) expect($('main').text(), path).toMatch(/from 5 to over 10,750/i);
});

it('every page but three ends with the last words that it names', () => {
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
  expect(own.map(([path]) => path).sort()).toEqual(['/', '/contact', '/homePage', '/movies']);
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

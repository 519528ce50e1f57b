import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import type { RouteKey } from '@site/model/routes/route-table.ts';
import { crawlSite } from './crawl.ts';
import { content, missingPath } from './site.fixture.ts';

const { site, routes, phone } = content;
const navigation = content.single('navigation');
const mainPaths = navigation.main.map(({ path }) => path);

const requiredInMenu: readonly RouteKey[] = ['home', 'about', 'musicVideos', 'corporateVideos', 'movies', 'contact'];
const requiredInFooter: readonly RouteKey[] = ['musicVideos', 'corporateVideos', 'movies', 'about', 'contact'];

/** What a page says of itself, from its HTML. */
function readPage(html: string) {
  const $ = load(html);
  const hrefs = (selector: string) =>
    $(selector)
      .toArray()
      .map((anchor) => $(anchor).attr('href') ?? '');
  const lastSection = $('main section').last();
  return {
    lang: $('html').attr('lang'),
    title: $('head > title').text(),
    description: $('meta[name=description]').attr('content') ?? '',
    canonical: $('link[rel=canonical]').attr('href'),
    headings: $('h1')
      .toArray()
      .map((heading) => $(heading).text().trim()),
    styled: $('[style]').length,
    menu: hrefs('header nav[aria-label=Main] a'),
    mobileMenu: hrefs('dialog nav a'),
    headerCalls: hrefs('header > div a[href^="tel:"]'),
    current: hrefs('[aria-current=page]'),
    currentMarks: $('[aria-current]:not([aria-current=true])').length,
    footer: hrefs('footer a'),
    footerText: $('footer').text(),
    lastSection: lastSection
      .find('a')
      .toArray()
      .map((anchor) => $(anchor).attr('href') ?? ''),
    text: $('body').text(),
  };
}

for (const route of routes.all) {
  test(`${route.path} answers with its own page in both slash forms`, async ({ request }) => {
    const bare = bareAddress(route.path);
    const response = await request.get(bare);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
    const html = await response.text();
    if (bare !== '/') {
      const withSlash = await request.get(`${bare}/`);
      expect(withSlash.status()).toBe(200);
      expect(await withSlash.text()).toBe(html);
    }

    const page = readPage(html);
    expect(page.lang).toBe('en');
    expect(page.title.length, `title "${page.title}"`).toBeLessThanOrEqual(60);
    expect(page.description.length, `description "${page.description}"`).toBeGreaterThanOrEqual(70);
    expect(page.description.length, `description "${page.description}"`).toBeLessThanOrEqual(160);
    expect(page.headings).toEqual([expect.stringMatching(/\S/)]);
    expect(page.canonical).toBe(new URL(route.canonical, site.origin).href);
    expect(page.styled, 'elements with a style attribute').toBe(0);
    expect(html).not.toMatch(/<[^>]*\sstyle=/);
  });

  test(`${route.path} has the navigation, calls and footer of every page`, async ({ request }) => {
    const page = readPage(await (await request.get(route.path)).text());
    expect(page.menu).toEqual(mainPaths);
    expect(page.mobileMenu).toEqual(mainPaths);
    expect(page.headerCalls).toContain(phone.href);

    const isInMenu = mainPaths.includes(route.canonical);
    expect(page.current, 'marked in the bar and in the menu').toEqual(
      isInMenu ? [route.canonical, route.canonical] : [],
    );
    expect(page.currentMarks).toBe(page.current.length);

    const { designer, socials } = site;
    const expected = [
      ...navigation.footer.map(({ path }) => path),
      ...Object.values(socials),
      designer.url,
      phone.href,
    ];
    expect(page.footer).toEqual(expect.arrayContaining(expected));
    for (const words of [phone.text, designer.name, site.address.street, site.address.city, `© `, site.company]) {
      expect(page.footerText).toContain(words);
    }

    // The last section is the band, or the shared quote or contact block: it invites a call, and says where to write.
    const writing = route.key === 'contact' ? `mailto:${site.emails.bookings}` : routes.path('contact');
    expect(page.lastSection).toEqual(expect.arrayContaining([phone.href, writing]));
  });
}

test('the menu and the footer name the pages that they must', () => {
  expect(mainPaths).toEqual(requiredInMenu.map((key) => routes.path(key)));
  expect(navigation.footer.map(({ path }) => path)).toEqual(
    expect.arrayContaining(requiredInFooter.map((key) => routes.path(key))),
  );
});

test('no two pages share a title or a description', async ({ request }) => {
  const pages = [...(await crawlSite(request)).values()].map(({ path, html }) => ({ path, ...readPage(html) }));
  for (const field of ['title', 'description'] as const) {
    const pathsByWords = Map.groupBy(pages, (page) => page[field]);
    const shared = [...pathsByWords].filter(([, found]) => found.length > 1);
    expect(shared.map(([words, found]) => `${words}: ${found.map(({ path }) => path).join(', ')}`)).toEqual([]);
  }
});

const [video] = content.list('videos');
for (const path of [
  missingPath,
  '/contact/form',
  '/videos/no-such-video',
  '/blog/no-such-article',
  '/{product}',
  `/${site.product.slug}-company-nowhere`,
  `/${video?.slug ?? ''}`,
  '/About',
]) {
  test(`${path} is answered with the 404 page`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const page = readPage(await response.text());
    expect(page.title).toBe('Page Not Found');
    expect(page.text).toContain('Did you forget to add the page to the router?');
    expect(page.headings).toHaveLength(1);
    expect(page.canonical).toBeUndefined();
    expect(page.current).toEqual([]);
    expect(page.menu).toEqual(mainPaths);
    expect(page.footer).toContain(phone.href);
  });
}

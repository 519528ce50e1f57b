import { test as plain } from '@playwright/test';
import { load } from 'cheerio';
import sharp from 'sharp';
import { z } from 'zod';
import { crawlSite } from './crawl.ts';
import { content, expect, missingPath, walkTimeoutMs } from './site.fixture.ts';

const { site, routes } = content;

/** The head of a page, as search engines and social networks read it. */
function readHead(html: string) {
  const $ = load(html.slice(0, html.indexOf('</head>')));
  const meta = (name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr('content');
  const link = (rel: string) => $(`link[rel="${rel}"]`).attr('href');
  return {
    title: $('head > title').text(),
    canonical: link('canonical'),
    manifest: link('manifest'),
    touchIcon: link('apple-touch-icon'),
    icon: link('icon'),
    feed: $('link[rel=alternate][type="application/rss+xml"]').attr('href'),
    twin: $('link[rel=alternate][type="text/markdown"]').attr('href'),
    meta,
    robots: meta('robots'),
  };
}

/** Social networks scale a heavier card down or leave it out, in bytes. */
const cardLimit = 300_000;

// Every page is read.
plain.describe.configure({ timeout: walkTimeoutMs });

plain('every page has a title and a description of the right length, and a card of its own', async ({ request }) => {
  const pages = await crawlSite(request);
  const pagesByCard = new Map<string, Set<string | undefined>>();
  for (const { path, html } of pages.values()) {
    const { title, canonical, robots, meta } = readHead(html);
    expect.soft(title.length, `${path}: "${title}"`).toBeLessThanOrEqual(60);
    const description = meta('description') ?? '';
    expect.soft(description.length, `${path}: "${description}"`).toBeGreaterThanOrEqual(70);
    expect.soft(description.length, `${path}: "${description}"`).toBeLessThanOrEqual(160);
    expect.soft(robots, path).toBeUndefined();
    expect.soft(meta('og:title'), path).toBe(title);
    expect.soft(meta('og:description'), path).toBe(description);
    expect.soft(meta('og:url'), path).toBe(canonical);
    expect.soft(meta('og:site_name'), path).toBe(site.company);
    expect.soft(meta('og:image:alt'), path).toMatch(/\S/);
    expect.soft(meta('twitter:card'), path).toBe('summary_large_image');
    const kind = /^\/videos\/.*\D/.test(path) ? 'video.other' : path.startsWith('/blog/') ? 'article' : 'website';
    expect.soft(meta('og:type'), path).toBe(kind);
    const card = meta('og:image') ?? '';
    pagesByCard.set(card, (pagesByCard.get(card) ?? new Set()).add(canonical));
  }
  const shared = [...pagesByCard].filter(([, canonicals]) => canonicals.size > 1);
  expect(shared).toEqual([]);
  for (const card of pagesByCard.keys()) {
    expect(card.startsWith(`${site.origin}/cards/`), card).toBe(true);
    const response = await request.get(card.slice(site.origin.length));
    expect(response.headers()['content-type'], card).toBe('image/jpeg');
    const picture = await response.body();
    expect(picture.length, card).toBeLessThan(cardLimit);
    expect(await sharp(picture).metadata(), card).toMatchObject({ width: 1200, height: 630 });
  }
});

plain('the 404 is not to be kept, and names no address or card', async ({ request }) => {
  const { robots, canonical, meta, title } = readHead(await (await request.get(missingPath)).text());
  expect(robots).toBe('noindex');
  expect(canonical).toBeUndefined();
  expect(title).toBe('Page Not Found');
  expect([meta('og:url'), meta('og:image')]).toEqual([undefined, undefined]);
});

const manifestSchema = z.object({
  name: z.literal(site.company),
  start_url: z.literal(routes.path('home')),
  theme_color: z.string().regex(/^#[\da-f]{6}$/),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string() })).min(2),
});

plain('icons, manifest, feed and twins are where every head says, in the sizes it says', async ({ request }) => {
  const pages = [...(await crawlSite(request)).values()].map(({ path, html }) => ({ path, ...readHead(html) }));
  const [first] = pages;
  for (const { path, manifest, touchIcon, icon, feed, meta } of pages) {
    expect([manifest, touchIcon, icon, feed, meta('theme-color')], path).toEqual([
      first?.manifest,
      first?.touchIcon,
      first?.icon,
      first?.feed,
      first?.meta('theme-color'),
    ]);
  }
  const response = await request.get(first?.manifest ?? '');
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = manifestSchema.parse(await response.json());
  expect(manifest.theme_color).toBe(first?.meta('theme-color'));
  const drawn = [...manifest.icons, { src: first?.touchIcon ?? '', sizes: '180x180', type: 'image/png' }];
  for (const { src, sizes, type } of drawn) {
    const file = await request.get(src);
    expect(file.headers()['content-type'], src).toBe(type);
    if (sizes === 'any') continue;
    const { width, height } = await sharp(await file.body()).metadata();
    expect(`${String(width)}x${String(height)}`, src).toBe(sizes);
  }
});

import { test as plain, type APIRequestContext } from '@playwright/test';
import { load, type CheerioAPI } from 'cheerio';
import { z } from 'zod';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import type { RouteKey } from '@site/model/routes/route-table.ts';
import { createNodeSchemas } from '../site/structured-data-schemas.ts';
import { crawlSite } from './crawl.ts';
import { content, expect, walkTimeoutMs } from './site.fixture.ts';

const { site, routes } = content;

type Node = Readonly<Record<string, unknown>>;

const graphSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.record(z.string(), z.unknown())).min(1),
});

/** A page's structured data, node by node; none where it has no such script. */
function readNodes($: CheerioAPI, path: string): Node[] {
  const scripts = $('script[type="application/ld+json"]').toArray();
  expect(scripts.length, path).toBeLessThan(2);
  return scripts.flatMap((script) => {
    const text = $(script).text();
    expect(text, path).not.toContain('<');
    return graphSchema.parse(JSON.parse(text))['@graph'];
  });
}

async function loadPages(request: APIRequestContext) {
  const pages = await crawlSite(request);
  return [...pages.values()].map(({ path, html }) => {
    const $ = load(html.slice(0, html.indexOf('</head>')));
    const nodes = readNodes($, path);
    const ofType = (type: string) => nodes.filter((node) => node['@type'] === type);
    return { path, html, nodes, ofType, canonical: $('link[rel=canonical]').attr('href') ?? '' };
  });
}

let loading: ReturnType<typeof loadPages> | undefined;

/** Every page's structured data; read once a worker. */
async function readPages(request: APIRequestContext): ReturnType<typeof loadPages> {
  loading ??= loadPages(request);
  return loading;
}

// Every page is read.
plain.describe.configure({ timeout: walkTimeoutMs });

const nodeSchemas = createNodeSchemas(content);

plain('every page’s structured data holds what its type requires, and no stars of our own', async ({ request }) => {
  for (const { path, nodes } of await readPages(request)) {
    for (const node of nodes) {
      const schema = nodeSchemas[String(node['@type']) as keyof typeof nodeSchemas];
      expect(schema, `${path}: ${String(node['@type'])}`).toBeDefined();
      const { success, error } = schema.safeParse(node);
      expect(success ? '' : z.prettifyError(error), `${path}: ${String(node['@type'])}`).toBe('');
    }
    expect(JSON.stringify(nodes), path).not.toMatch(/aggregateRating|"Review"|reviewRating/);
  }
});

plain('the way from the home page leads over pages that exist to the page itself', async ({ request }) => {
  const pages = await readPages(request);
  const known = new Set(pages.map(({ canonical }) => canonical));
  for (const { path, canonical, ofType } of pages) {
    if (bareAddress(path) !== bareAddress(canonical.slice(site.origin.length)) || path === '/') continue;
    const [way, ...others] = ofType('BreadcrumbList').map((node) => nodeSchemas.BreadcrumbList.parse(node));
    expect(others, path).toEqual([]);
    const steps = way?.itemListElement ?? [];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps[0]?.item, path).toBe(`${site.origin}/`);
    expect(steps.at(-1)?.item, path).toBe(canonical);
    expect(
      steps.filter(({ item }) => !known.has(item)),
      path,
    ).toEqual([]);
  }
});

plain('a video is described on its watch page and nowhere else', async ({ request }) => {
  const pages = await readPages(request);
  const described = pages.filter(({ ofType }) => ofType('VideoObject').length > 0);
  expect(described.map(({ path }) => path).sort()).toEqual(
    content
      .list('videos')
      .map(({ slug }) => `/videos/${slug}`)
      .sort(),
  );
  for (const { path, html, ofType } of described) {
    const $ = load(html);
    const [video] = ofType('VideoObject').map((node) => nodeSchemas.VideoObject.parse(node));
    expect(video?.name, path).toBe($('h1').text());
    expect(video?.embedUrl, `${path}: the address of the frame stands in the page`).toBe(
      $('main a[data-facade]').attr('href'),
    );
    const thumbnail = await request.head(video?.thumbnailUrl.slice(site.origin.length) ?? '');
    expect(thumbnail.status(), path).toBe(200);
    expect(thumbnail.headers()['content-type'], path).toBe('image/jpeg');
  }
});

plain(
  'the business is described in full where visitors look for it, and referred to elsewhere',
  async ({ request }) => {
    const pages = await readPages(request);
    const full = pages.filter(({ ofType }) => ofType('ProfessionalService').length > 0).map(({ path }) => path);
    expect(full.sort()).toEqual((['home', 'about', 'contact'] as const).map((key) => routes.path(key)).sort());
    const home = pages.find(({ path }) => path === '/');
    expect(home?.ofType('WebSite')).toHaveLength(1);
  },
);

plain('packages are offers without prices, the time on air has its own', async ({ request }) => {
  const pages = await readPages(request);
  const serviceOf = (key: RouteKey) => {
    const page = pages.find(({ path }) => path === routes.path(key));
    return nodeSchemas.Service.parse(page?.ofType('Service')[0]);
  };
  const offered = serviceOf('packages').hasOfferCatalog?.itemListElement.map(({ itemOffered }) => itemOffered.name);
  expect(offered).toEqual(content.single('packages').tiers.map(({ name }) => name));
  const { price } = content.single('offers').promotion;
  expect(Number(serviceOf('promotion').offers?.price)).toBe(Number(price.replace(/[$,]/g, '')));
});

plain('a page about one city serves that city, from the one business', async ({ request }) => {
  const pages = await readPages(request);
  const places = [
    ['product-atlanta', 'Atlanta'],
    ['product-los-angeles', 'Los Angeles'],
    ['product-new-york', 'New York'],
    ['fort-lauderdale', 'Fort Lauderdale'],
    ['florida', 'Florida'],
  ] as const;
  for (const [slug, name] of places) {
    const page = pages.find(({ path }) => path === routes.written(slug));
    const service = nodeSchemas.Service.parse(page?.ofType('Service')[0]);
    expect(service.areaServed, slug).toMatchObject({ name });
    expect(JSON.stringify(page?.nodes), slug).not.toContain('PostalAddress');
  }
});

plain('articles say when they were written, and by whom', async ({ request }) => {
  const pages = await readPages(request);
  for (const { slug, data } of content.list('posts')) {
    const page = pages.find(({ path }) => path === `/blog/${slug}`);
    const post = nodeSchemas.BlogPosting.parse(page?.ofType('BlogPosting')[0]);
    expect(post.headline, slug).toBe(data.title);
    expect(post.dateModified >= post.datePublished, slug).toBe(true);
  }
});

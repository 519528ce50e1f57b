import { expect, it } from 'vitest';
import type { RouteKey } from '@site/model/routes/route-table.ts';
import { content, findBuilt } from './built-pages.ts';
import { describedPages as pages } from './graph.ts';
import { galleryVideo, nodeSchemas, watchVideo } from './node-schemas.ts';

const { site, routes } = content;

const galleries = { movies: routes.path('movies'), behindTheScenes: routes.path('behindTheScenes') } as const;

it('a video is described on its watch page and nowhere else', () => {
  const shared: readonly string[] = [...Object.values(galleries), routes.path('reel')];
  const described = pages.filter(({ path, ofType }) => ofType('VideoObject').length > 0 && !shared.includes(path));
  expect(described.map(({ path }) => path).sort()).toEqual(
    content
      .list('videos')
      .map(({ slug }) => `/videos/${slug}`)
      .sort(),
  );
  for (const { path, $, ofType } of described) {
    const [video] = ofType('VideoObject').map((node) => watchVideo.parse(node));
    expect(video?.name, path).toBe($('h1').text());
    expect(video?.embedUrl, `${path}: the address of the frame stands in the page`).toBe(
      $('main a[data-facade]').attr('href'),
    );
    expect(findBuilt(video?.thumbnailUrl.slice(site.origin.length) ?? ''), path).toMatch(/\.jpg$/);
  }
});

it('the reel is described on its page, with its film as a file of this site', () => {
  const { heading, durationSeconds, published } = content.single('reelPage');
  const page = pages.find(({ path }) => path === routes.path('reel'));
  const [reel] = page?.ofType('VideoObject').map((node) => galleryVideo.parse(node)) ?? [];
  const film = page?.$('main a[data-facade]').attr('href') ?? '';
  expect(reel).toMatchObject({
    name: heading,
    duration: `PT${String(durationSeconds)}S`,
    contentUrl: new URL(film, site.origin).href,
  });
  expect(reel?.uploadDate).toContain(published);
});

it.each(['movies', 'behindTheScenes'] as const)('every entry of %s is described where it is shown', (collection) => {
  const page = pages.find(({ path }) => path === galleries[collection]);
  const described = page?.ofType('VideoObject').map((node) => galleryVideo.parse(node)) ?? [];
  const entries = content.list(collection).toSorted((a, b) => a.data.order - b.data.order);
  expect(described.map(({ name }) => name)).toEqual(entries.map(({ data }) => data.title));
  const players = page?.$('main a[data-facade]').toArray() ?? [];
  const frames = players.map((link) => new URL(page?.$(link).attr('href') ?? '', site.origin).href);
  expect(described.map(({ embedUrl, contentUrl }) => embedUrl ?? contentUrl)).toEqual(frames);
  for (const [index, { data }] of entries.entries()) {
    const video = described[index];
    expect(findBuilt(video?.thumbnailUrl.slice(site.origin.length) ?? ''), data.title).toMatch(/\.jpg$/);
    expect(video?.uploadDate?.slice(0, 10), data.title).toBe(data.published);
  }
});

it('the business is described in full where visitors look for it, and referred to elsewhere', () => {
  const full = pages.filter(({ ofType }) => ofType('ProfessionalService').length > 0).map(({ path }) => path);
  expect(full.sort()).toEqual((['home', 'about', 'contact'] as const).map((key) => routes.path(key)).sort());
  const home = pages.find(({ path }) => path === '/');
  expect(home?.ofType('WebSite')).toHaveLength(1);
});

it('packages are offers without prices, the time on air has its own', () => {
  const serviceOf = (key: RouteKey) => {
    const page = pages.find(({ path }) => path === routes.path(key));
    return nodeSchemas.Service.parse(page?.ofType('Service')[0]);
  };
  const { name, hasOfferCatalog } = serviceOf('packages');
  const { service } = content.single('packagesPage');
  expect(name).toBe(service.name);
  const offered = hasOfferCatalog?.itemListElement.map(({ itemOffered }) => itemOffered.name);
  expect(offered).toEqual(content.single('packages').tiers.map((tier) => `${tier.name} ${service.tier}`));
  const { price } = content.promotion.offer;
  expect(Number(serviceOf('promotion').offers?.price)).toBe(Number(price.replace(/[$,]/g, '')));
});

it('a page about one city serves that city, from the one business', () => {
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

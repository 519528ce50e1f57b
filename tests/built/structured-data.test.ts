import { expect, it } from 'vitest';
import { currencyIn } from '@site/model/price.ts';
import type { RouteKey } from '@site/model/routes/route-table.ts';
import { content, findBuilt, readPage, translationOf } from './built-pages.ts';
import { describedPages } from './graph.ts';
import { nodeSchemas } from './node-schemas.ts';

const { site, routes } = content;
const pages = describedPages.filter(({ file }) => translationOf(file) === undefined);

it('a video is described on its watch page and nowhere else', () => {
  const described = pages.filter(
    ({ path, ofType }) => ofType('VideoObject').length > 0 && path !== routes.path('reel'),
  );
  expect(described.map(({ path }) => path).sort()).toEqual(
    content
      .list('videos')
      .map(({ slug }) => `/videos/${slug}`)
      .sort(),
  );
  for (const { path, $, ofType } of described) {
    const [video] = ofType('VideoObject').map((node) => nodeSchemas.VideoObject.parse(node));
    expect(video?.name, path).toBe($('h1').text());
    const player = $('main a[data-facade]').attr('href') ?? '';
    const { embedUrl, contentUrl } = video ?? {};
    expect([embedUrl, contentUrl], `${path}: where it plays from stands in the page`).toEqual(
      player.startsWith('/') ? [undefined, site.origin + player] : [player, undefined],
    );
    expect(findBuilt(video?.thumbnailUrl.slice(site.origin.length) ?? ''), path).toMatch(/\.jpg$/);
  }
});

it('the reel is described on its page, with its film as a file of this site', () => {
  const { heading, durationSeconds, published } = content.single('reelPage');
  const page = pages.find(({ path }) => path === routes.path('reel'));
  const [reel] = page?.ofType('VideoObject').map((node) => nodeSchemas.VideoObject.parse(node)) ?? [];
  const film = page?.$('main a[data-facade]').attr('href') ?? '';
  expect(reel).toMatchObject({
    name: heading,
    duration: `PT${durationSeconds}S`,
    contentUrl: new URL(film, site.origin).href,
  });
  expect(reel?.uploadDate).toContain(published);
});

it('every film is described as a work where it is shown', () => {
  const page = pages.find(({ path }) => path === routes.path('movies'));
  const described = page?.ofType('Movie').map((node) => nodeSchemas.Movie.parse(node)) ?? [];
  const entries = content.list('movies').toSorted((a, b) => a.data.order - b.data.order);
  expect(described.map(({ name }) => name)).toEqual(entries.map(({ data }) => data.title));
  for (const { image, '@id': place, name } of described) {
    expect(findBuilt(image.slice(site.origin.length)), name).toMatch(/\.jpg$/);
    expect(page?.$(`[id="${new URL(place).hash.slice(1)}"] h2`).text(), name).toBe(name);
  }
});

it('a shot of the reel links to its film, also within a page of several', () => {
  const { $ } = readPage(routes.path('reel'));
  const links = $('ol a[href]').toArray();
  const places = links.map((link) => $(link).attr('href') ?? '');
  const lists: readonly string[] = [routes.path('movies'), routes.path('behindTheScenes')];
  const several = [...content.list('movies'), ...content.list('behindTheScenes')];
  const expected = content.single('reelPage').shots.list.flatMap(({ film }) => {
    const entry = several.find(({ data }) => data.title === film?.title);
    if (!film) return [];
    return [entry && lists.includes(film.path) ? `${film.path}#${entry.slug}` : film.path];
  });
  expect(places).toEqual(expected);
});

it('the business is described in full where visitors look for it, and referred to elsewhere', () => {
  const full = pages.filter(({ ofType }) => ofType('ProfessionalService').length > 0).map(({ path }) => path);
  expect(full.sort()).toEqual((['home', 'about', 'contact'] as const).map((key) => routes.path(key)).sort());
  const home = pages.find(({ path }) => path === '/');
  expect(home?.ofType('WebSite')).toHaveLength(1);
});

it('packages are offers, with prices where the company says them, and the time on air has its own', () => {
  const serviceOf = (key: RouteKey) => {
    const page = pages.find(({ path }) => path === routes.path(key));
    return nodeSchemas.Service.parse(page?.ofType('Service')[0]);
  };
  const { name, hasOfferCatalog } = serviceOf('packages');
  const { service } = content.single('packagesPage');
  expect(name).toBe(service.name);
  const offered = hasOfferCatalog?.itemListElement.map(({ itemOffered }) => itemOffered.name);
  expect(offered).toEqual(content.single('packages').tiers.map((tier) => `${tier.name} ${service.tier}`));
  const { currency = currencyIn(content.single('site').address.country), lists, tiers } = content.single('prices');
  const lowest = (from: number) => ({ priceSpecification: { minPrice: from, priceCurrency: currency } });
  for (const { name: tier, from } of tiers) {
    const offer = hasOfferCatalog?.itemListElement.find(({ itemOffered }) => itemOffered.name.startsWith(tier));
    expect(offer, tier).toMatchObject(lowest(from));
  }
  const rental = pages.find(({ path }) => path === routes.written('phantom-camera'))?.ofType('Service')[0];
  expect(rental).toMatchObject({ offers: lists[0]?.prices.map(({ what, from }) => ({ name: what, ...lowest(from) })) });
  const { price } = content.promotion.offer;
  const { offers } = serviceOf('promotion');
  expect(Number(offers && 'price' in offers && offers.price)).toBe(Number(price.replace(/[$,]/g, '')));
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

import { describe, expect, it } from 'vitest';
import { bareAddress, createRoutes, resolvePath, twinPath, type WrittenPage } from './create-routes.ts';

const written: readonly WrittenPage[] = [
  { slug: 'tips', path: '/miami-{product}', group: 'Articles', order: 20 },
  { slug: 'films', path: '/film-companies/', group: 'Cities', order: 10 },
];
const routes = createRoutes('music-videos-and-more', written);

describe('createRoutes', () => {
  it('lists the route table, then the written pages in their order', () => {
    expect(routes.all.slice(0, 2).map(({ path }) => path)).toEqual(['/', '/homePage']);
    expect(routes.all.slice(-2)).toMatchObject([
      { key: undefined, slug: 'films', path: '/film-companies/', canonical: '/film-companies/', group: 'Cities' },
      { key: undefined, slug: 'tips', path: '/miami-music-videos-and-more', pattern: '/miami-{product}' },
    ]);
  });

  it('finds every route by its pattern and by its address in both slash forms', () => {
    for (const route of routes.all) {
      const bare = bareAddress(route.path);
      const found = [route.pattern, bare, bare === '/' ? bare : `${bare}/`].map((address) => routes.find(address));
      expect(found).toEqual([route, route, route]);
    }
    expect(routes.find('/contact/?from=menu#form')?.key).toBe('contact');
  });

  it.each(['/nothing', '/contact/form', '', 'contact', '/Contact', '//contact', '/{company}'])(
    'finds none for "%s"',
    (path) => {
      expect(routes.find(path)).toBeUndefined();
    },
  );

  it('gives an alias alone the canonical address of another page, and no group', () => {
    const different = routes.all.filter(({ path, canonical }) => path !== canonical);
    expect(different).toMatchObject([{ key: 'homeAlias', path: '/homePage', canonical: '/', group: undefined }]);
  });

  it('names the file of a written page that does not exist', () => {
    expect(routes.written('films')).toBe('/film-companies/');
    expect(() => routes.written('no-such-page')).toThrow('content/pages/no-such-page.mdoc does not exist');
  });
});

it.each([
  ['/', '/'],
  ['/contact', '/contact'],
  ['/contact/', '/contact'],
  ['/contact/?a=b', '/contact'],
  ['/contact#form', '/contact'],
  ['/#top', '/'],
])('%s without slash, query and fragment is %s', (path, bare) => {
  expect(bareAddress(path)).toBe(bare);
});

describe('resolvePath', () => {
  it.each([
    ['/contact/', '/contact'],
    ['/miami-{product}', '/miami-music-videos-and-more'],
    ['/film-companies', '/film-companies/'],
    ['/videos/neon-tide/', '/videos/neon-tide'],
    ['/blog/what-dancers-need', '/blog/what-dancers-need'],
    ['/videos', '/videos'],
  ])('writes %s as %s', (path, address) => {
    expect(resolvePath(path, routes)).toBe(address);
  });

  it.each(['/nothing', '/videos/one/two', 'contact'])('throws for %s', (path) => {
    expect(() => resolvePath(path, routes)).toThrow(`${path} is no page of the site`);
  });
});

it.each([
  ['/', '/index.md'],
  ['/about', '/about.md'],
  ['/about/?from=menu#team', '/about.md'],
  ['/film-companies/', '/film-companies.md'],
  ['/blog/what-dancers-need', '/blog/what-dancers-need.md'],
])('the twin of %s is %s', (path, twin) => {
  expect(twinPath(path)).toBe(twin);
});

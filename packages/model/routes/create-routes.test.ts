import { describe, expect, it } from 'vitest';
import { bareAddress, createRoutes } from './create-routes.ts';
import { routeTable, textPageFiles } from './route-table.ts';

const routes = createRoutes('music-video-production');

describe('the route table', () => {
  it('holds the 36 addresses of the contract, each once', () => {
    expect(routes.all).toHaveLength(36);
    expect(new Set(routes.all.map(({ path }) => bareAddress(path))).size).toBe(36);
  });

  it('names one file for each page that is one written document', () => {
    const files = Object.values(textPageFiles);
    expect(files).toHaveLength(24);
    expect(new Set(files).size).toBe(files.length);
  });

  it('leaves no token in an address', () => {
    expect(routes.all.filter(({ path, canonical }) => /[{}]/.test(path + canonical))).toEqual([]);
  });
});

describe('createRoutes', () => {
  it('finds every route in both slash forms', () => {
    for (const route of routes.all) {
      const bare = bareAddress(route.path);
      expect(routes.find(bare)).toBe(route);
      expect(routes.find(bare === '/' ? bare : `${bare}/`)).toBe(route);
    }
  });

  it('finds every route by its pattern', () => {
    for (const route of routes.all) expect(routes.find(route.pattern)).toBe(route);
  });

  it('finds a route whatever query or fragment follows', () => {
    expect(routes.find('/contact/?from=menu#form')?.key).toBe('contact');
  });

  it.each(['/nothing', '/contact/form', '', 'contact', '/Contact', '//contact', '/{company}'])(
    'finds none for "%s"',
    (path) => {
      expect(routes.find(path)).toBeUndefined();
    },
  );

  it('takes the product from its slug', () => {
    const other = createRoutes('wedding-films');
    expect(other.all.filter(({ pattern }) => pattern.includes('{product}')).map(({ path }) => path)).toEqual([
      '/miami-best-wedding-films-company-trends',
      '/wedding-films',
      '/wedding-films-companies-in-miami',
      '/wedding-films-miami',
      '/miami-wedding-films',
      '/wedding-films-company-atlanta',
      '/wedding-films-company-los-angeles',
      '/wedding-films-company-new-york',
    ]);
    expect(other.find('/wedding-films/')?.key).toBe('product');
    expect(other.find('/music-video-production')).toBeUndefined();
  });

  it('keeps the slash that ends a canonical address', () => {
    expect(routes.path('filmCompanies')).toBe('/video-production-miami-film-production-companies/');
    expect(routes.path('contact')).toBe('/contact');
  });

  it('gives an alias the canonical address of the page it stands for', () => {
    const different = routes.all.filter(({ path, canonical }) => path !== canonical);
    expect(different).toEqual([{ key: 'homeAlias', pattern: routeTable.homeAlias, path: '/homePage', canonical: '/' }]);
  });
});

describe('bareAddress', () => {
  it.each([
    ['/', '/'],
    ['/contact', '/contact'],
    ['/contact/', '/contact'],
    ['/contact/?a=b', '/contact'],
    ['/contact#form', '/contact'],
    ['/#top', '/'],
  ])('%s is %s', (path, bare) => {
    expect(bareAddress(path)).toBe(bare);
  });
});

import { describe, expect, it } from 'vitest';
import { bareAddress, createRoutes, resolvePath, twinPath, type PageFile } from './create-routes.ts';
import { readRoutes } from './content-routes.ts';
import { listFormerAddresses } from './former-products.ts';

const pages: readonly PageFile[] = [
  { file: 'content/pages/tips.mdoc', slug: 'tips', path: '/miami-{product}', group: 'Articles', order: 20 },
  { file: 'content/pages/films.mdoc', slug: 'films', path: '/film-companies/', group: 'Cities', order: 10 },
  { file: 'content/pages/contact.yaml', key: 'contact', path: '/write/to-us', group: 'Company' },
  { file: 'content/pages/videos.yaml', key: 'videos', path: '/videos' },
  { file: 'content/pages/home.yaml', key: 'home', path: '/', group: 'Company' },
  { file: 'content/pages/home.yaml', key: 'home', path: '/homePage', canonical: '/' },
];
const routes = createRoutes('music-videos-and-more', pages);

describe('createRoutes', () => {
  it('lists pages with sections in the order of the table, then the written pages in theirs', () => {
    expect(routes.all.map(({ path }) => path)).toEqual([
      ...['/', '/homePage', '/write/to-us', '/videos', '/film-companies/', '/miami-music-videos-and-more'],
    ]);
    expect(routes.all.at(-1)).toMatchObject({ key: undefined, slug: 'tips', pattern: '/miami-{product}' });
  });

  it('knows the address of a page by its key, and that there is none', () => {
    expect([routes.path('home'), routes.path('contact'), routes.path('movies')]).toEqual([
      '/',
      '/write/to-us',
      undefined,
    ]);
  });

  it('finds every route by its pattern and by its address in both slash forms', () => {
    for (const route of routes.all) {
      const bare = bareAddress(route.path);
      const found = [route.pattern, bare, bare === '/' ? bare : `${bare}/`].map((address) => routes.find(address));
      expect(found).toEqual([route, route, route]);
    }
    expect(routes.find('/write/to-us/?from=menu#form')?.key).toBe('contact');
  });

  it.each(['/nothing', '/contact/form', '', 'contact', '/Contact', '//contact', '/{company}'])(
    'finds none for "%s"',
    (path) => {
      expect(routes.find(path)).toBeUndefined();
    },
  );

  it("only an alias has another page's canonical address, and no group", () => {
    const different = routes.all.filter(({ path, canonical }) => path !== canonical);
    expect(different).toMatchObject([{ key: 'home', path: '/homePage', canonical: '/', group: undefined }]);
  });

  it('names the file of a written page that does not exist', () => {
    expect(routes.written('films')).toBe('/film-companies/');
    expect(() => routes.written('no-such-page')).toThrow('content/pages/no-such-page.mdoc does not exist');
  });
});

describe('listFormerAddresses', () => {
  it('redirects each address of a former product, except taken ones', () => {
    const moved = { from: '/miami-music-videos-and-more', to: '/miami-clips' };
    const now = createRoutes('clips', [
      ...pages,
      { file: 'content/pages/clips.mdoc', slug: 'clips', path: '/{product}/' },
    ]);
    const old = { from: '/music-videos-and-more', to: '/clips/' };
    expect(listFormerAddresses(now, ['music-videos-and-more', 'clips'], [])).toEqual([old, moved]);
    expect(listFormerAddresses(now, ['music-videos-and-more'], [{ from: old.from, to: '/' }])).toEqual([moved]);
    expect(listFormerAddresses(routes, ['music-videos-and-more'], [])).toEqual([]);
  });

  it('redirects an empty list to the home page, but not a draft', () => {
    const film = { name: 'movies', slug: 'one', file: 'content/movies/one.yaml', data: {} } as const;
    const page = {
      name: 'moviesPage',
      slug: 'movies',
      file: 'content/pages/movies.yaml',
      data: { path: '/films/' },
    } as const;
    const draft = { ...page, name: 'aboutPage', file: 'content/pages/about.yaml', data: { path: '/about' } } as const;
    expect(listFormerAddresses(readRoutes([page], '', [draft]), [], [])).toEqual([{ from: '/films', to: '/' }]);
    expect(listFormerAddresses(readRoutes([page, film], '', [draft]), [], [])).toEqual([]);
  });
});

describe('resolvePath', () => {
  it.each([
    ['/write/to-us/', '/write/to-us/'],
    ['/miami-{product}/', '/miami-music-videos-and-more/'],
    ['/', '/'],
    ['/miami-{product}', '/miami-music-videos-and-more'],
    ['/film-companies', '/film-companies/'],
    ['/videos/neon-tide/', '/videos/neon-tide'],
    ['/blog/what-dancers-need', '/blog/what-dancers-need'],
    ['/videos', '/videos'],
    ['/rss.xml', '/rss.xml'],
  ])('writes %s as %s', (path, address) => {
    expect(resolvePath(path, routes)).toBe(address);
  });

  it.each(['/nothing', '/videos/one/two', 'contact'])('throws for %s', (path) => {
    expect(() => resolvePath(path, routes)).toThrow(`${path} is not a page of the site`);
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

import { describe, expect, it } from 'vitest';
import { readRoutes } from './content-routes.ts';

type Entry = Parameters<typeof readRoutes>[0][number];

const page = (name: Entry['name'], path: string, more: object = {}): Entry => {
  const slug = path.slice(1);
  return { name, slug, file: `content/pages/${slug}`, data: { path, group: 'Company', ...more } };
};
const home: Entry = { name: 'homePage', slug: 'home', file: 'content/pages/home.yaml', data: { group: 'Company' } };
const movies = page('moviesPage', '/films');
const film: Entry = { name: 'movies', slug: 'one', file: 'content/movies/one.yaml', data: {} };
const roster = page('rosterPage', '/people');
const words: Entry = {
  ...{ name: 'words', slug: 'words', file: 'content/words.yaml' },
  data: { roles: { director: 'Director' } },
};
const ana: Entry = { name: 'team', slug: 'ana', file: 'content/team/ana.yaml', data: {} };
const directedBy = (credit: object): Entry => ({
  ...{ name: 'videos', slug: 'clip', file: 'content/videos/clip.yaml' },
  data: { credits: [{ role: 'Director', ...credit }] },
});
const cases = page('casesPage', '/films/cases');
const aCase = page('writtenPages', '/films/cases/one', { group: 'Cases', order: 10 });

const pathsOf = (entries: readonly Entry[], drafts: readonly Entry[] = []) => {
  const { all, hidden } = readRoutes(entries, 'films', drafts);
  return { all: all.map(({ path }) => path), hidden: hidden.map(({ path }) => path) };
};

describe('readRoutes', () => {
  it('has the home page at / and, where its file names one, at a second address', () => {
    expect(pathsOf([home]).all).toEqual(['/']);
    const second = { ...home, data: { group: 'Company', alias: { path: '/start' } } };
    expect(readRoutes([second], 'films').all).toMatchObject([
      { path: '/', canonical: '/', group: 'Company' },
      { path: '/start', canonical: '/', group: undefined },
    ]);
  });

  it.each([
    ['a page without a right address', page('aboutPage', 'about us')],
    ['a file that is no page', { ...page('site', '/site'), name: 'site' as const }],
    ['the page for wrong addresses', { ...page('notFoundPage', '/nowhere'), name: 'notFoundPage' as const }],
  ])('has no address for %s', (_, entry) => {
    expect(pathsOf([entry])).toEqual({ all: [], hidden: [] });
  });

  it.each<[string, Entry, readonly Entry[], readonly Entry[]]>([
    ['of films', movies, [film], []],
    ['of directors', roster, [words, ana, directedBy({ person: 'ana' })], [words, ana, directedBy({ name: 'Ana' })]],
    ['of cases', cases, [aCase], [page('writtenPages', '/text', { order: 10 })]],
  ])('hides a list %s while it would be empty', (_, list, filled, unfilled) => {
    const { path } = list.data as { path: string };
    expect(pathsOf([list, ...filled]).all).toContain(path);
    const { all, hidden } = pathsOf([list, ...unfilled]);
    expect([all.includes(path), hidden]).toEqual([false, [path]]);
  });

  it('hides drafts, and still finds them', () => {
    const routes = readRoutes([home], 'films', [page('aboutPage', '/about-{product}')]);
    expect(routes.path('about')).toBeUndefined();
    expect(routes.find('/about-films')).toBeUndefined();
    expect(routes.findHidden('/about-{product}/')?.path).toBe('/about-films');
  });
});

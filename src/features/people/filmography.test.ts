import { expect, it } from 'vitest';
import { makeVideo } from '#features/video/video.fixture.ts';
import type { Credit, SetDay } from '#features/video/video.ts';
import {
  countRoles,
  findOnlyCategory,
  listDays,
  listDirected,
  listFilms,
  listRoles,
  rankGenres,
  showBestFirst,
  splitByPicture,
} from './filmography.ts';

const ana = 'ana-ruiz';
const by = (role: string, person?: string): Credit => ({
  ...{ role, name: 'Ana Ruiz' },
  ...(role === 'Director' && { kind: 'director' }),
  ...(person && { person }),
});
const directed = makeVideo('directed', { credits: [by('Director', ana)], genre: 'Salsa' });
const both = makeVideo('both', { credits: [by('Director', ana), by('Editor', ana)], genre: 'Rock' });
const cut = makeVideo('cut', { credits: [by('Director', 'leo-marsh'), by('Editor', ana)], genre: 'Rock' });
const nameOnly = makeVideo('name-only', { credits: [by('Director')] });
const films = [directed, both, cut, nameOnly, makeVideo('uncredited', { credits: [] })];

it('lists the films whose credits refer to the person, whatever name they show', () => {
  expect(listFilms(films, ana)).toEqual([directed, both, cut]);
  expect(listDirected(films, ana)).toEqual([directed, both]);
  expect(listRoles(both, ana)).toEqual(['Director', 'Editor']);
  expect(listFilms(films, 'nobody')).toEqual([]);
});

it('the days on set are those that name somebody, then those of the films', () => {
  const day = (slug: string, belongs: Pick<SetDay, 'video' | 'people'>) => ({ slug, ...belongs }) as SetDay;
  const ofFilm = day('of-film', { video: 'directed', people: ['leo-marsh'] });
  const named = day('named', { video: 'cut', people: ['leo-marsh', ana] });
  const days = [ofFilm, named, day('other', { video: 'cut', people: undefined }), day('none', {})];
  expect(listDays(days, ana, [directed]).map(({ slug }) => slug)).toEqual(['named', 'of-film']);
});

it('films with a clip come first, then those with frames, each part in its order', () => {
  const still = makeVideo('still');
  const framed = makeVideo('framed', { frames: [] });
  const clipped = makeVideo('clipped', { clip: 'clipped' });
  const other = makeVideo('other');
  expect(showBestFirst([still, other, framed, clipped])).toEqual([clipped, framed, still, other]);
});

it('kinds of work come by how many films they have', () => {
  expect(rankGenres([directed, both, cut])).toEqual(['Rock', 'Salsa']);
});

it('roles are counted, the most frequent first', () => {
  expect(countRoles([directed, cut, both], ana)).toEqual(['Director on 2 films', 'Editor on 2 films']);
  expect(countRoles([directed], ana)).toEqual(['Director on one film']);
  expect(countRoles(films, 'nobody')).toEqual([]);
});

it('films beside the lead have pictures in whole rows of three, or all of them where there is no row', () => {
  const split = (count: number) => {
    const { others, rest } = splitByPicture(Array.from({ length: count }, (_, k) => makeVideo(`film-${k}`)));
    return [others.length, rest.length];
  };
  expect([1, 3, 4, 6, 9].map((count) => split(count))).toEqual([
    [0, 0],
    [2, 0],
    [3, 0],
    [3, 2],
    [6, 2],
  ]);
  expect(splitByPicture([])).toEqual({ lead: undefined, others: [], rest: [] });
});

it('a person has a category if all films are of it', () => {
  const corporate = { category: 'corporate' };
  expect(findOnlyCategory([corporate, corporate])).toBe('corporate');
  expect(findOnlyCategory([corporate, { category: 'music' }])).toBeUndefined();
  expect(findOnlyCategory([])).toBeUndefined();
});

import { expect, it } from 'vitest';
import { makeVideo } from '#features/video/video.fixture.ts';
import type { Credit, SetDay } from '#features/video/video.ts';
import { listDays, listDirected, listFilms, listRoles, rankGroups } from './filmography.ts';

const ana = 'ana-ruiz';
const by = (role: string, person?: string): Credit => ({ role, name: 'Ana Ruiz', ...(person && { person }) });
const directed = makeVideo('directed', { credits: [by('Director', ana)], genreOrIndustry: 'Salsa' });
const both = makeVideo('both', { credits: [by('Director', ana), by('Editor', ana)], genreOrIndustry: 'Rock' });
const cut = makeVideo('cut', { credits: [by('Director', 'leo-marsh'), by('Editor', ana)], genreOrIndustry: 'Rock' });
const nameOnly = makeVideo('name-only', { credits: [by('Director')] });
const films = [directed, both, cut, nameOnly, makeVideo('uncredited', { credits: [] })];

it('somebody has the films that refer to this person, whatever names they hold', () => {
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

it('kinds of work come by how many films they have', () => {
  expect(rankGroups([directed, both, cut])).toEqual(['Rock', 'Salsa']);
});

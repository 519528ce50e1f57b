import { expect, it } from 'vitest';
import { content, readPage } from './built-pages.ts';
import { describedPages } from './graph.ts';
import { nodeSchemas } from './node-schemas.ts';

const { origin } = content.site;
const personId = (slug: string) => `${origin}/crew/${slug}#person`;

const readNodes = (path: string, type: string) => describedPages.find((page) => page.path === path)?.ofType(type) ?? [];

it('every team member is described on a page of their own', () => {
  for (const { slug, data } of content.list('team')) {
    const people = readNodes(`/crew/${slug}`, 'Person');
    expect(people).toMatchObject([{ '@id': personId(slug), name: data.name, jobTitle: data.title }]);
  }
});

it('a film says who directed it, and refers to the page of one of the team', () => {
  const directed = content.list('videos').map(({ slug, data }) => ({
    path: `/videos/${slug}`,
    credit: data.credits.find(({ role }) => role === 'Director'),
  }));
  const expected = directed.map(({ credit }) => (credit?.person === undefined ? undefined : personId(credit.person)));
  const found = directed.map(
    ({ path }) => nodeSchemas.VideoObject.parse(readNodes(path, 'VideoObject')[0]).director?.['@id'],
  );
  expect(found).toEqual(expected);
});

it('the roster has those who direct, each with films that lead to their pages', () => {
  const { $ } = readPage(content.routes.path('roster'));
  const credits = content
    .list('videos')
    .flatMap(({ slug, data }) =>
      data.credits.flatMap(({ role, person }) =>
        role === 'Director' && person !== undefined ? [{ slug, person }] : [],
      ),
    );
  const rows = $('main article').toArray();
  const shown = rows.map((row) => $(row).find('h2 a').attr('href')?.replace('/crew/', '') ?? '');
  expect(shown.toSorted()).toEqual([...new Set(credits.map(({ person }) => person))].toSorted());
  for (const [at, row] of rows.entries()) {
    const films = $(row).find('ul a').toArray();
    expect(films.length).toBeGreaterThan(0);
    for (const film of films) {
      const slug = $(film).attr('href')?.replace('/videos/', '');
      expect(credits).toContainEqual({ slug, person: shown[at] });
    }
  }
});

it('a day on set and its film lead to each other', () => {
  const days = content.list('behindTheScenes').filter(({ data }) => data.video !== undefined);
  const { $ } = readPage(content.routes.path('behindTheScenes'));
  for (const { slug, data } of days) {
    const film = `/videos/${data.video ?? ''}`;
    expect($(`[id="${slug}"] a[href="${film}"]`), slug).toHaveLength(1);
    expect(readPage(film).$(`main a[href$="#${slug}"]`), film).toHaveLength(1);
  }
});

it('a camera’s page lists the films that were shot on it, which name it', () => {
  for (const { slug, data } of content.list('videos')) {
    for (const camera of data.cameras ?? []) {
      expect(readPage(camera).$(`main a[href="/videos/${slug}"]`).length, camera).toBeGreaterThan(0);
      expect(readPage(`/videos/${slug}`).$(`main dl a[href="${camera}"]`), slug).toHaveLength(1);
    }
  }
});

import { expect, it } from 'vitest';
import { choosePosts, listOvertaken } from './choose-posts.ts';
import { postItem } from './export-item.fixture.ts';

const day = '2016-05-13';
const rain = postItem({ title: 'Rain', name: 'rain', date: `${day} 08:00:00`, link: 'https://old.example/rain' });
const snow = postItem({ id: 2, title: 'Snow', name: 'snow', date: '2015-01-02 08:00:00' });

it('an existing article of the same name, or of the same title and day, is kept, and links lead to it', () => {
  const posts = [
    { slug: 'wet', id: 4, title: 'RAIN', day },
    { slug: 'snow', id: 5, title: 'Another', day: '' },
  ];
  const { chosen, existing, newAddresses } = choosePosts([rain, snow], posts, false);
  expect(chosen).toEqual([]);
  expect(existing.map(({ reason }) => reason)).toEqual(['content/blog/snow.yaml', 'content/blog/wet.yaml']);
  expect([...newAddresses]).toEqual([['old.example/rain', '/blog/wet']]);
});

it('articles come oldest first, and the second of the same name gets a number', () => {
  const again = { ...rain, id: 3, title: 'More rain', date: '2017-01-01 00:00:00' };
  const { chosen } = choosePosts([again, rain, snow], [], false);
  expect(chosen.map(({ slug, title }) => [slug, title])).toEqual([
    ['snow', 'Snow'],
    ['rain', 'Rain'],
    ['rain-2', 'More rain'],
  ]);
});

it.each([
  [{ status: 'draft' }, 'its status is draft: --drafts imports it as a draft', true],
  [{ status: 'pending' }, 'its status is pending: --drafts imports it as a draft', true],
  [{ status: 'future' }, 'its status is future: --drafts imports it as a draft', true],
  [{ status: 'private' }, 'its status is private', false],
  [{ status: '' }, 'its status is unknown', false],
  [{ password: 'x' }, 'it has a password on the old site', false],
  [{ date: '' }, 'it has no date', false],
])('%j is skipped: %s', (fields, reason, isImportedAsDraft) => {
  expect(choosePosts([{ ...rain, ...fields }], [], false).skipped).toEqual([{ title: 'Rain', reason }]);
  const { chosen } = choosePosts([{ ...rain, ...fields }], [], true);
  expect(chosen.map(({ isDraft }) => isDraft)).toEqual(isImportedAsDraft ? [true] : []);
});

it('newer existing articles get numbers above all imported ones', () => {
  const existing = [
    { slug: 'old', id: 3, title: 'Old', day: '2010-01-01' },
    { slug: 'middle', id: 7, title: 'Middle', day: '2015-06-01' },
    { slug: 'new', id: 9, title: 'New', day: '2020-01-01' },
  ];
  const imported = [
    { id: 10, day: '2015-01-02' },
    { id: 11, day: '2016-05-13' },
  ];
  expect(listOvertaken(existing, imported)).toEqual([
    { slug: 'middle', id: 7, newId: undefined },
    { slug: 'new', id: 9, newId: 12 },
  ]);
});

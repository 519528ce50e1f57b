import { expect, it } from 'vitest';
import { choosePosts, numberPosts } from './choose-posts.ts';
import { postItem } from './export-item.fixture.ts';

const rain = postItem({
  id: 1,
  title: 'Rain',
  name: 'rain',
  date: '2016-05-13 08:00:00',
  link: 'https://old.example/rain',
});
const snow = postItem({ id: 2, title: 'Snow', name: 'snow', date: '2015-01-02 08:00:00' });

it('articles come oldest first', () => {
  const { chosen } = choosePosts([rain, snow], [], false);
  expect(chosen.map(({ slug, day }) => [slug, day])).toEqual([
    ['snow', '2015-01-02'],
    ['rain', '2016-05-13'],
  ]);
});

it('an existing article of the same name, or title and day, is kept, and links lead to it', () => {
  const existing = [
    { slug: 'wet', id: 4, title: 'RAIN', day: '2016-05-13' },
    { slug: 'snow', id: 5, title: 'Another', day: '' },
  ];
  const { chosen, alreadyThere, places } = choosePosts([rain, snow], existing, false);
  expect(chosen).toEqual([]);
  expect(alreadyThere.map(({ reason }) => reason)).toEqual(['content/blog/snow.yaml', 'content/blog/wet.yaml']);
  expect([...places]).toEqual([['old.example/rain', '/blog/wet']]);
});

it('two articles of one name get two', () => {
  const again = { ...rain, id: 3, title: 'More rain', date: '2017-01-01 00:00:00' };
  const { chosen } = choosePosts([again, rain], [], false);
  expect(chosen.map(({ slug, title }) => [slug, title])).toEqual([
    ['rain', 'Rain'],
    ['rain-2', 'More rain'],
  ]);
});

it.each([
  [{ status: 'draft' }, 'its status is draft: --drafts takes it as a draft', true],
  [{ status: 'pending' }, 'its status is pending: --drafts takes it as a draft', true],
  [{ status: 'future' }, 'its status is future: --drafts takes it as a draft', true],
  [{ status: 'private' }, 'its status is private', false],
  [{ status: 'auto-draft' }, 'its status is auto-draft', false],
  [{ status: '' }, 'its status is not known', false],
  [{ password: 'x' }, 'it has a password on the old site', false],
  [{ date: '' }, 'it has no date', false],
])('%j is left out; --drafts takes it: %#', (fields, reason, comesAsDraft) => {
  expect(choosePosts([{ ...rain, ...fields }], [], false).leftOut).toEqual([{ title: 'Rain', reason }]);
  const { chosen } = choosePosts([{ ...rain, ...fields }], [], true);
  expect(chosen.map(({ isDraft }) => isDraft)).toEqual(comesAsDraft ? [true] : []);
});

it('imported articles are numbered after the highest, and existing ones keep theirs', () => {
  const existing = [
    { slug: 'old', id: 3, title: 'Old', day: '2010-01-01' },
    { slug: 'middle', id: 7, title: 'Middle', day: '2015-06-01' },
    { slug: 'new', id: 9, title: 'New', day: '2020-01-01' },
  ];
  expect(numberPosts(existing, ['2015-01-02', '2016-05-13'])).toEqual({
    ids: [10, 11],
    overtaken: [
      { slug: 'middle', id: 7, free: undefined },
      { slug: 'new', id: 9, free: 12 },
    ],
  });
  expect(numberPosts([], ['2015-01-02'])).toEqual({ ids: [1], overtaken: [] });
});

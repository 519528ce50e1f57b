import { expect, it } from 'vitest';
import { choosePosts } from './choose-posts.ts';
import { postItem } from './export-item.fixture.ts';

const day = '2016-05-13';
const rain = postItem({ title: 'Rain', name: 'rain', date: `${day} 08:00:00`, link: 'https://old.example/rain' });
const snow = postItem({ id: 2, title: 'Snow', name: 'snow', date: '2015-01-02 08:00:00' });

it('an existing article of the same name, or of the same title and day, is kept, and links lead to it', () => {
  const posts = [
    { slug: 'wet', id: 4, title: 'RAIN', day },
    { slug: 'snow', id: 5, title: 'Another', day: '' },
  ];
  const { chosen, existing, newAddresses } = choosePosts([rain, snow], posts, [], false);
  expect(chosen).toEqual([]);
  expect(existing.map(({ reason }) => reason)).toEqual(['content/blog/snow.yaml', 'content/blog/wet.yaml']);
  expect([...newAddresses]).toEqual([['old.example/rain', '/blog/wet']]);
});

it('articles come oldest first, and the second of the same name gets a number', () => {
  const again = { ...rain, id: 3, title: 'More rain', date: '2017-01-01 00:00:00' };
  const { chosen } = choosePosts([again, rain, snow], [], [], false);
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
  expect(choosePosts([{ ...rain, ...fields }], [], [], false).skipped).toEqual([{ title: 'Rain', reason }]);
  const { chosen } = choosePosts([{ ...rain, ...fields }], [], [], true);
  expect(chosen.map(({ isDraft }) => isDraft)).toEqual(isImportedAsDraft ? [true] : []);
});

it('articles of one day come in the order of their hours', () => {
  const morning = { ...rain, id: 9, title: 'Early', name: 'early', date: `${day} 06:00:00` };
  expect(choosePosts([rain, morning], [], [], false).chosen.map(({ slug }) => slug)).toEqual(['early', 'rain']);
});

it('an article that was renamed here is not imported again, and none takes an address that leads elsewhere', () => {
  const posts = [{ slug: 'wet', id: 4, title: 'Wet', day: '2020-01-01' }];
  const redirects = [
    { from: '/blog/rain', to: '/blog/wet' },
    { from: '/blog/snow', to: '/about' },
  ];
  const { chosen, existing } = choosePosts([rain, snow], posts, redirects, false);
  expect(existing.map(({ reason }) => reason)).toEqual(['content/blog/wet.yaml']);
  expect(chosen.map(({ slug }) => slug)).toEqual(['snow-2']);
});

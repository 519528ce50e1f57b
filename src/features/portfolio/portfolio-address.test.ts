import { describe, expect, it } from 'vitest';
import { groupSlug } from '@site/model/video/group-slug.ts';
import { listGroups } from './group.ts';
import { readPortfolioAddress, writePortfolioAddress } from './portfolio-address.ts';
import { isSlug } from '@site/model/routes/slug.ts';
import { indexPath } from '@site/model/routes/video-index.ts';
import { listNearPages, orderIndex } from './video-index.ts';

describe('reading an address', () => {
  it.each([
    ['?genre=salsa', 'genre', { group: 'salsa', video: undefined }],
    ['?service=aviation', 'service', { group: 'aviation', video: undefined }],
    ['?genre=salsa', 'service', { group: undefined, video: undefined }],
    ['?utm_source=letter&video=neon-tide&genre=r-b', 'genre', { group: 'r-b', video: 'neon-tide' }],
    ['', 'genre', { group: undefined, video: undefined }],
    ['?', 'genre', { group: undefined, video: undefined }],
    ['?utm_source=letter', 'genre', { group: undefined, video: undefined }],
  ] as const)('"%s" by %s', (search, parameter, address) => {
    expect(readPortfolioAddress(search, parameter)).toEqual(address);
  });
});

describe('writing an address', () => {
  it.each([
    ['', { group: 'salsa' }, '?genre=salsa'],
    ['?genre=salsa', { video: 'neon-tide' }, '?genre=salsa&video=neon-tide'],
    ['?genre=salsa&video=neon-tide', { video: 'sea-glass' }, '?genre=salsa&video=sea-glass'],
    ['?genre=salsa&video=neon-tide', { group: undefined }, '?video=neon-tide'],
    // No question mark where nothing is left to say.
    ['?genre=salsa&video=neon-tide', { group: undefined, video: undefined }, ''],
    // What others wrote there, such as the mark of a campaign, stays.
    ['?utm_source=letter&utm_medium=e-mail', { video: 'a' }, '?utm_source=letter&utm_medium=e-mail&video=a'],
    ['?utm_source=letter&video=a', { video: undefined }, '?utm_source=letter'],
    ['?genre=salsa&genre=rock', { group: 'country' }, '?genre=country'],
  ])('"%s" with %j is "%s"', (search, change, written) => {
    expect(writePortfolioAddress(search, 'genre', change)).toBe(written);
  });

  it.each(['a&video=b', 'ü & ?#', '100%'])('can be read again, also with "%s"', (group) => {
    expect(readPortfolioAddress(writePortfolioAddress('', 'genre', { group }), 'genre').group).toBe(group);
  });
});

it.each(['neon-tide', 'reel9', '88', 'a-1-b'])('"%s" can be the slug of a video', (text) => {
  expect(isSlug(text)).toBe(true);
});

it.each('|../x|a/b|a.json|%2e%2e|Neon-Tide|neon_tide|neon tide|-a|a-|a--b|a\n|ñ'.split('|'))(
  '%j cannot be one',
  (text) => {
    expect(isSlug(text)).toBe(false);
  },
);

describe('a group', () => {
  it.each([
    ['R&B', 'r-b'],
    ['Latin pop', 'latin-pop'],
    ['Hip-hop', 'hip-hop'],
    ['Salsa', 'salsa'],
    ['Bodas de día', 'bodas-de-dia'],
    ['  Rock & Roll!  ', 'rock-roll'],
    ['Over 100 fps', 'over-100-fps'],
  ])('called "%s" is %s in addresses', (name, slug) => {
    expect(groupSlug(name)).toBe(slug);
    expect(isSlug(slug)).toBe(true);
  });

  it.each([
    ['Rock Salsa R&B Salsa R&B Salsa', ['Salsa 3', 'R&B 2', 'Rock 1']],
    // By name where groups are of one size, however the videos are ordered.
    ['Salsa Country Rock', ['Country 1', 'Rock 1', 'Salsa 1']],
    ['Rock Salsa Country', ['Country 1', 'Rock 1', 'Salsa 1']],
    ['', []],
  ])('of the videos "%s" is listed with its count, the largest first', (names, listed) => {
    const groups = listGroups(
      names.split(' ').flatMap((name) => (name === '' ? [] : { group: name, groupSlug: groupSlug(name) })),
    );
    expect(groups.map(({ name, count }) => `${name} ${count}`)).toEqual(listed);
    expect(groups.map(({ slug }) => slug)).toEqual(groups.map(({ name }) => groupSlug(name)));
  });
});

describe('the index of all videos', () => {
  it.each([
    [1, 1, [1]],
    [2, 4, [1, 2, 3, 4]],
    [1, 20, [1, 2, 3, 4, 20]],
    [10, 20, [1, 7, 8, 9, 10, 11, 12, 13, 20]],
    [20, 20, [1, 17, 18, 19, 20]],
  ])('leads from page %i of %i to %j', (current, last, pages) => {
    expect(listNearPages(current, last)).toEqual(pages);
  });

  it('shows every kind of work before a second film of any, the newest of each first', () => {
    const film = (group: string, year: number) => ({ group, groupSlug: group, year });
    const music = [film('rock', 2020), film('salsa', 2026), film('rock', 2024), film('rock', 2022)];
    const corporate = [film('training', 2019), film('training', 2021)];
    const order = orderIndex([music, corporate, []]).map(({ group, year }) => `${group} ${year}`);
    const firstOfEach = ['rock 2024', 'training 2021', 'salsa 2026'];
    expect(order).toEqual([...firstOfEach, 'rock 2022', 'training 2019', 'rock 2020']);
  });

  it('numbers all pages but the first', () => {
    expect([1, 2, 10].map((page) => indexPath('/videos', page))).toEqual(['/videos', '/videos/2', '/videos/10']);
  });
});

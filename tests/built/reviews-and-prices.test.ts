import { expect, it } from 'vitest';
import { content, readPage } from './built-pages.ts';

it('a review says where and when it was written, and has stars only where the client gave some', () => {
  const { $ } = readPage('/');
  const list = $('.marquee-track > ul').first().children().toArray();
  const reviews = content.list('reviews').map(({ data }) => data);
  expect(list).toHaveLength(reviews.length);
  for (const { name, rating, source, date } of reviews) {
    const item = list.map((one) => $(one)).find((one) => one.text().includes(name));
    expect(item?.text().includes('out of 5 stars'), name).toBe(rating !== undefined);
    expect(item?.find('a').attr('href'), name).toBe(source?.url);
    expect(item?.find('time').attr('datetime'), name).toBe(date);
  }
  expect(reviews.filter(({ source, date }) => source && date)).not.toEqual([]);
});

it('a package says from which price it is, where it has one', () => {
  const { $ } = readPage(content.routes.path('packages'));
  const { tiers } = content.single('packages');
  const items = $('main ul > li[id^="tier-"]').toArray();
  const shown = items.map((item) => tiers.findIndex(({ from }) => from !== undefined && $(item).text().includes(from)));
  expect(shown).toEqual(tiers.map(({ from }, index) => (from === undefined ? -1 : index)));
  expect(Math.max(...shown)).toBeGreaterThanOrEqual(0);
});

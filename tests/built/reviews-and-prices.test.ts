import { expect, it } from 'vitest';
import { content, readPage } from './built-pages.ts';

it('a review has stars only where the client gave some', () => {
  const { $ } = readPage('/');
  const list = $('.marquee-track > ul').first().children().toArray();
  const reviews = content.list('reviews').map(({ data }) => data);
  expect(list).toHaveLength(reviews.length);
  for (const { name, rating } of reviews) {
    const item = list.map((one) => $(one)).find((one) => one.text().includes(name));
    expect(item?.text().includes('out of 5 stars'), name).toBe(rating !== undefined);
  }
});

const prices = content.single('prices');
const inDollars = (amount: number) => `from $${amount.toLocaleString('en-US')}`;

it('a package says from which price it is, where it has one', () => {
  const { $ } = readPage(content.routes.path('packages'));
  const { tiers } = content.single('packages');
  const items = $('main ul > li[id^="tier-"]').toArray();
  const expected = tiers.map((tier) => prices.tiers.find(({ name }) => name === tier.name)?.from);
  expect(expected.filter((from) => from === undefined)).not.toEqual([]);
  for (const [index, from] of expected.entries()) {
    const text = $(items[index]).text();
    if (from === undefined) expect(text).not.toContain('$');
    else expect(text).toContain(inDollars(from));
  }
  expect($('main').text()).toContain(prices.note);
});

it('a list of prices is on the pages that it names, and on no other', () => {
  const [list] = prices.lists;
  expect(list?.pages.length).toBeGreaterThan(1);
  for (const page of list?.pages ?? []) {
    const { $ } = readPage(page);
    const lines = $('[aria-labelledby="prices-1"] li').toArray();
    expect(lines).toHaveLength(list?.prices.length ?? 0);
    for (const [index, { what, from, unit = '' }] of (list?.prices ?? []).entries()) {
      expect($(lines[index]).text()).toContain(what);
      expect($(lines[index]).text()).toContain(`${inDollars(from)} ${unit}`.trim());
    }
  }
  expect(readPage(content.routes.path('contact')).$('[aria-labelledby^="prices-"]')).toHaveLength(0);
});

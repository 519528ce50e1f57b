import { expect } from 'vitest';
import { test } from './copy-content.ts';

test('a company that shows no prices leaves the file empty, or out', async ({ content }) => {
  await content.write('prices.yaml', '# None.\n');
  expect(await content.check()).toEqual([]);
  await content.remove('prices.yaml');
  expect(await content.check()).toEqual([]);
});

test('prices are of packages, on pages and in a currency that exist', async ({ content }) => {
  await content.setField('prices.yaml', ['tiers', 0, 'name'], 'Bronze');
  await content.setField('prices.yaml', ['lists', 0, 'pages', 0], '/no-such-page');
  await content.setField('prices.yaml', ['plans', 0, 'answer'], 'opera');
  await content.setField('prices.yaml', ['plans', 1, 'unless'], 'ballet');
  expect(await content.check()).toEqual([
    expect.stringContaining('prices.yaml: tiers[0].name names Bronze, which is not a package'),
    expect.stringContaining('prices.yaml: plans[0].answer names opera, which is not an answer'),
    expect.stringContaining('prices.yaml: plans[1].unless names ballet, which is not an answer'),
    expect.stringContaining('prices.yaml: lists[0].pages[0] names /no-such-page, which is not a page'),
  ]);
  await content.setField('prices.yaml', ['currency'], 'dollars');
  expect(await content.check()).toContainEqual(expect.stringContaining('currency is not right: write the code of a'));
});

test.for(['planner.yaml', 'navigation.yaml', 'claims.yaml', 'packages.yaml'])(
  'where %s has nothing in it that others refer to, the check says what to write',
  async (file, { content }) => {
    await content.write(file, '{}\n');
    expect((await content.check()).length).toBeGreaterThan(0);
  },
);

import { describe, expect } from 'vitest';
import { test } from './copy-content.ts';

const page = 'pages/red-dragon.mdoc';

describe('the search that a page answers', () => {
  test('is missing', async ({ content }) => {
    await content.setField(page, ['query'], undefined);
    expect(await content.check()).toEqual([
      `content/${page}: query is missing: write the search that this page answers, as a client types it, such as camera rental in Miami`,
    ]);
  });

  test('is that of another page, in other words', async ({ content }) => {
    await content.setField(page, ['query'], 'Phantom Flex rentals, Miami');
    expect(await content.check()).toContainEqual(
      expect.stringContaining(
        `content/${page}: query is "Phantom Flex rentals, Miami", the search that content/pages/phantom-camera.mdoc answers: write one`,
      ),
    );
  });

  test('is that of another page once the facts are filled in', async ({ content }) => {
    await content.setField('site.yaml', ['product', 'name'], 'Drone Filming');
    await content.setField(page, ['query'], 'drone filming trends');
    await content.setField(page, ['title'], 'RED Dragon and Drone Filming Trends');
    await content.setField(page, ['lead'], 'Trends in drone filming.');
    expect(await content.check()).toEqual([
      expect.stringContaining('is "Drone Filming trends", the search that content/pages/red-dragon.mdoc answers'),
    ]);
  });

  test('is answered whatever the product and the company are called', async ({ content }) => {
    await content.setField('site.yaml', ['product', 'name'], 'Drone Filming');
    await content.setField('site.yaml', ['product', 'slug'], 'drone-filming');
    await content.setField('site.yaml', ['company'], 'Aldea Studio');
    expect(await content.check()).toEqual([]);
  });

  test('is not in title and heading', async ({ content }) => {
    await content.setField(page, ['title'], 'The 6K Frame Explained');
    expect(await content.check()).toEqual([
      `content/${page}: title and heading lack "rental", "miami" of the query "RED Dragon rental in Miami": write it into one of them, or another query`,
    ]);
  });
});

describe("a watch page's description", () => {
  test.for([
    ['short', 69, 'at least 70'],
    ['long', 161, 'at most 160'],
  ] as const)('that is too %s for search results', async ([, length, advice], { content }) => {
    const [file] = await content.filesIn('videos');
    await content.setField(file, ['description'], 'x'.repeat(length));
    expect(await content.check()).toEqual([
      `content/${file}: description has ${String(length)} characters: write ${advice}`,
    ]);
  });
});

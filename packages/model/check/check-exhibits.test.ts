import { expect, test } from 'vitest';
import { checkExhibits } from './check-exhibits.ts';
import type { CheckedEntry } from './read-content.ts';

const page = (body: string, exhibits?: object) =>
  ({
    name: 'writtenPages',
    file: 'content/pages/guide.mdoc',
    slug: 'guide',
    body,
    data: { exhibits },
  }) as unknown as CheckedEntry;
const tag = '{% grid name="two-quotes" /%}';
const grid = [{ name: 'two-quotes' }];
const adviceOn = (...pages: CheckedEntry[]) => checkExhibits(pages).map(({ field, advice }) => `${field} ${advice}`);

test('accepts an exhibit with a tag, and a page without exhibits', () => {
  expect(adviceOn(page(`One.\n\n${tag}\n\nTwo.`, { grid }), page('Text.'))).toEqual([]);
});

test('reports a tag without an exhibit, an exhibit without a tag, and one with two', () => {
  expect(adviceOn(page(tag), page('Text.', { grid }), page(`${tag}\n\n${tag}`, { grid }))).toEqual([
    `exhibits has nothing for ${tag} of the text: write an exhibit with that name, or remove the tag`,
    `exhibits.grid[0] is not in the text: write ${tag} on a line of its own where it belongs, or remove the exhibit`,
    `exhibits.grid[0] is in the text 2 times: keep one ${tag}`,
  ]);
});

test('names are unique across kinds', () => {
  const [advice] = adviceOn(page(tag, { grid, notes: grid }));
  expect(advice).toContain('notes[0].name is "two-quotes", which another exhibit has');
});

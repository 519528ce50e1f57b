import Markdoc, { type Tag } from '@markdoc/markdoc';
import { expect, test } from 'vitest';
import { layOutChapters } from './chapters.ts';

/** The parts of a text, with the names of what stands in them, and whether a chapter is on paper. */
function layOut(source: string, isOnPaper = false) {
  const tags = Object.fromEntries(['figure', 'quote', 'grid'].map((name) => [name, { render: name }]));
  const parts = layOutChapters(Markdoc.parse(source), { tags, variables: { isOnPaper } });
  const namesIn = ({ attributes, children }: Tag) =>
    attributes.entries === undefined ? (children as Tag[]).map(({ name }) => name) : ['contents'];
  return parts.map((part) => {
    const isChapter = String(part.attributes.class).startsWith('chapter');
    const blocks = isChapter ? (part.children as Tag[]).flatMap(({ children }) => children as Tag[]) : [part];
    return {
      isOnPaper: String(part.attributes.class).includes('on-paper'),
      blocks: blocks.map((block) => (block.name === 'div' ? namesIn(block) : [block.name])),
    };
  });
}

test('a chapter is on paper where its heading says so, or where the page does and it has no exhibit', () => {
  const source = 'First.\n\n## A\n\n{% grid /%}\n\n## B {% paper=true %}\n\nText.\n';
  expect(layOut(source).map(({ isOnPaper }) => isOnPaper)).toEqual([false, false, true]);
  expect(layOut(source, true).map(({ isOnPaper }) => isOnPaper)).toEqual([true, false, true]);
});

test('an exhibit before the first words opens the page, and the list of contents is beside those words', () => {
  const [opener, first] = layOut('{% grid /%}\n\nFirst.\n\n## A\n\nText.\n');
  expect(opener?.blocks).toEqual([['grid']]);
  expect(first?.blocks).toEqual([['contents'], ['p']]);
});

test('blocks stand in the margin of all text up to a block across the page', () => {
  const [, chapter] = layOut('First.\n\n## A\n\nText.\n\n{% quote /%}\n\nText.\n\n{% grid /%}\n\nText.\n');
  expect(chapter?.blocks).toEqual([['h2'], ['p', 'p'], ['quote'], ['grid'], ['p']]);
});

test('a figure stands across the page where it says so', () => {
  const [, chapter] = layOut('First.\n\n## A\n\n{% figure wide=true /%}\n\nText.\n');
  expect(chapter?.blocks).toEqual([['h2'], ['figure'], ['p']]);
});

import Markdoc, { type Tag } from '@markdoc/markdoc';
import { expect, test } from 'vitest';
import { layOutChapters } from './chapters.ts';

/** The chapters of a text, as their layout and what stands in their parts. */
function layOut(source: string) {
  const tags = Object.fromEntries(['figure', 'quote', 'grid'].map((name) => [name, { render: name }]));
  return layOutChapters(Markdoc.parse(source), { tags }).map((chapter) => ({
    layout: String(chapter.attributes['data-layout']),
    isOnPaper: String(chapter.attributes.class).includes('on-paper'),
    parts: (chapter.children as Tag[]).map((part) =>
      (part.children as Tag[]).map((child) =>
        (child.name === 'div' ? (child.children as Tag[]) : [child]).map(({ name }) => name),
      ),
    ),
  }));
}

test('a chapter stands as its heading says, and beside its heading where that says nothing', () => {
  const source = 'First.\n\n## A\n\nText.\n\n## B {% layout="columns" paper=true %}\n\nText.\n';
  expect(layOut(source).map(({ layout }) => layout)).toEqual(['first', 'beside', 'columns']);
  expect(layOut(source).map(({ isOnPaper }) => isOnPaper)).toEqual([false, false, true]);
});

test('blocks stand in the margin of all text up to a block across the page', () => {
  const [, chapter] = layOut('First.\n\n## A\n\nText.\n\n{% quote /%}\n\nText.\n\n{% grid /%}\n\nText.\n');
  expect(chapter?.parts).toEqual([[['h2'], ['p', 'p'], ['quote']], [['grid']], [['p']]]);
});

test('a figure stands across the page where it says so', () => {
  const [, chapter] = layOut('First.\n\n## A\n\n{% figure wide=true /%}\n\nText.\n');
  expect(chapter?.parts).toEqual([[['h2']], [['figure']], [['p']]]);
});

import Markdoc, { type Tag } from '@markdoc/markdoc';
import { expect, test } from 'vitest';
import { layOutChapters } from './chapters.ts';

const sentence = 'A sentence of about fifty characters, nothing else. ';
const text = (sentences: number) => `${sentence.repeat(sentences)}\n\n`;

/** The chapters of a text, as their layout and what stands in them. */
function layOut(source: string) {
  const tags = Object.fromEntries(['figure', 'quote', 'plan'].map((name) => [name, { render: name }]));
  return layOutChapters(Markdoc.parse(source), { tags, nodes: Markdoc.nodes }).map((chapter) => ({
    layout: String(chapter.attributes.class),
    parts: (chapter.children as Tag[]).map((part) =>
      (part.children as Tag[]).map((child) =>
        (child.name === 'div' ? (child.children as Tag[]) : [child]).map(({ name }) => name),
      ),
    ),
  }));
}

test('neighbors differ in layout, and about every third chapter without an exhibit stands on paper', () => {
  const chapter = (name: string, blocks: string) => `## ${name}\n\n${text(14)}${blocks}\n\n`;
  const source = `${text(2)}${chapter('A', '')}${chapter('B', '')}${chapter('C', '{% quote /%}')}${chapter('D', '{% quote /%}')}${chapter('E', '{% plan /%}')}${chapter('F', '')}`;
  expect(layOut(source).map(({ layout }) => layout)).toEqual([
    'chapter first',
    'chapter in-columns',
    'chapter beside on-paper',
    'chapter paired',
    'chapter beside',
    'chapter in-columns',
    'chapter beside',
  ]);
});

test('a heading stands beside text without a margin; a margin longer than the text takes the wide column', () => {
  const facts = `{% quote %}\n${text(9)}{% /quote %}\n\n`;
  const chapters = layOut(
    `First.\n\n## A\n\n${text(5)}{% plan /%}\n\n## B\n\n${text(3)}{% plan /%}\n\n## C\n\n${text(3)}${facts}`,
  );
  expect(chapters.map(({ layout }) => layout)).toEqual([
    'chapter first',
    'chapter beside',
    'chapter beside',
    'chapter turned',
  ]);
});

test('a block stands beside the text before it, and what follows goes on below it', () => {
  const [, chapter] = layOut(`First.\n\n## A\n\n${text(8)}{% quote /%}\n\n${text(1)}{% plan /%}\n`);
  expect(chapter?.parts).toEqual([[['h2'], ['p'], ['quote']], [['p']], [['plan']]]);
});

test('neither a few lines alone nor one of the last two chapters stand on paper', () => {
  const [few, long] = [text(3), text(14)];
  const chapters = layOut(`First.\n\n${[long, few, long, few, long, long].map((one) => `## A\n\n${one}`).join('')}`);
  expect(chapters.map(({ layout }) => layout.endsWith('on-paper'))).toEqual([0, 0, 0, 1, 0, 0, 0].map(Boolean));
});

test('the first still of a page without an exhibit stands across the page', () => {
  const figures = `First.\n\n## A\n\n${text(2)}{% figure /%}\n\n## B\n\n${text(2)}{% figure /%}\n`;
  expect(layOut(figures).map(({ parts }) => parts.at(-1))).toEqual([
    [['p']],
    [['figure']],
    [['h2'], ['p'], ['figure']],
  ]);
});

test('of three short chapters the last two stand side by side, on one ground', () => {
  const chapters = layOut(`First.\n\n## A\n\n${text(3)}## B\n\n${text(3)}## C\n\n${text(3)}`);
  expect(chapters.map(({ layout }) => layout)).toEqual(['chapter first', 'chapter beside', 'chapter halves']);
});

test('small headings with their text are a list, each an entry of its own', () => {
  const entries = ['A', 'B', 'C'].map((name) => `### ${name}\n\n${text(6)}`).join('');
  const [, list] = layOut(`First.\n\n## List\n\n${entries}## End\n\n${text(14)}`);
  expect(list?.layout).toBe('chapter list');
  expect(list?.parts).toEqual([[['h2'], ['div', 'div', 'div']]]);
});

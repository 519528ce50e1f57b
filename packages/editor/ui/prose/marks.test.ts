import { expect, test } from 'vitest';
import type { ProseSyntax } from '@site/content-tools/entries/describe-fields.ts';
import { asBlock, marks, writePicture, type Insertion } from './marks.ts';

function write(syntax: ProseSyntax, label: string, selected: string): Insertion {
  const mark = marks[syntax].find((candidate) => candidate.label === label);
  if (!mark) throw new Error(`no ${label}`);
  return mark.write(selected);
}

function selectionOf({ text, from, to }: Insertion): string {
  return text.slice(from, to);
}

test('marks are put around the selection, which stays selected', () => {
  const strong = write('html', 'Strong', 'two weeks');
  expect([strong.text, selectionOf(strong)]).toEqual(['<strong>two weeks</strong>', 'two weeks']);
  expect(write('markdoc', 'Strong', 'two weeks').text).toBe('**two weeks**');
  const empty = write('html', 'Heading', '');
  expect([empty.text, selectionOf(empty)]).toEqual(['<h2>Heading</h2>', 'Heading']);
});

test('the address of a link is selected, to be written next', () => {
  const inHtml = write('html', 'Link', 'call us');
  expect([inHtml.text, selectionOf(inHtml)]).toEqual(['<a href="/contact">call us</a>', '/contact']);
  const inMarkdoc = write('markdoc', 'Link', 'call us');
  expect([inMarkdoc.text, selectionOf(inMarkdoc)]).toEqual(['[call us](/contact)', '/contact']);
});

test('each selected line becomes a point', () => {
  expect(write('html', 'List', 'rain\n\nsun').text).toBe('<ul>\n<li>rain</li>\n<li>sun</li>\n</ul>');
  expect(write('markdoc', 'List', 'rain\nsun').text).toBe('- rain\n- sun');
});

test('the cursor is put where the alternative text of a picture goes', () => {
  for (const syntax of ['html', 'markdoc'] as const) {
    const { text, from, to } = writePicture(syntax, 'new:blog/0a.jpg');
    expect(text).toContain('src="new:blog/0a.jpg"');
    expect([text.slice(0, from).endsWith('alt="'), from === to]).toEqual([true, true]);
  }
});

test('a block gets empty lines around it, unless they are there', () => {
  const block = { text: '## Rain', from: 3, to: 7 };
  expect(asBlock(block, '', '')).toEqual(block);
  expect(asBlock(block, 'One.\n\n', '\n\nTwo.')).toEqual(block);
  const between = asBlock(block, 'One.', '\nTwo.');
  expect([between.text, selectionOf(between)]).toEqual(['\n\n## Rain\n', 'Rain']);
});

import { expect, test } from 'vitest';
import { marks, standAlone, writePicture, type Insertion } from './marks.ts';
import type { ProseSyntax } from '../../fields/editor-field.ts';

function write(syntax: ProseSyntax, label: string, selected: string): Insertion {
  const mark = marks[syntax].find((candidate) => candidate.label === label);
  if (!mark) throw new Error(`no ${label}`);
  return mark.write(selected);
}

function selectionOf({ text, from, to }: Insertion): string {
  return text.slice(from, to);
}

test('marks stand around what was selected, which stays selected', () => {
  const strong = write('html', 'Strong', 'two weeks');
  expect([strong.text, selectionOf(strong)]).toEqual(['<strong>two weeks</strong>', 'two weeks']);
  expect(write('markdoc', 'Strong', 'two weeks').text).toBe('**two weeks**');
  const empty = write('html', 'Heading', '');
  expect([empty.text, selectionOf(empty)]).toEqual(['<h2>Heading</h2>', 'Heading']);
});

test('of a link the address is selected: it is written next', () => {
  const inHtml = write('html', 'Link', 'call us');
  expect([inHtml.text, selectionOf(inHtml)]).toEqual(['<a href="/contact">call us</a>', '/contact']);
  const inMarkdoc = write('markdoc', 'Link', 'call us');
  expect([inMarkdoc.text, selectionOf(inMarkdoc)]).toEqual(['[call us](/contact)', '/contact']);
});

test('each selected line becomes a point', () => {
  expect(write('html', 'List', 'rain\n\nsun').text).toBe('<ul>\n<li>rain</li>\n<li>sun</li>\n</ul>');
  expect(write('markdoc', 'List', 'rain\nsun').text).toBe('- rain\n- sun');
});

test('a picture waits for the words that say what is seen', () => {
  for (const syntax of ['html', 'markdoc'] as const) {
    const { text, from, to } = writePicture(syntax, 'new:blog/0a.jpg');
    expect(text).toContain('src="new:blog/0a.jpg"');
    expect([text.slice(0, from).endsWith('alt="'), from === to]).toEqual([true, true]);
  }
});

test('a block stands between empty lines, and adds none where they are', () => {
  const block = { text: '## Rain', from: 3, to: 7 };
  expect(standAlone(block, '', '')).toEqual(block);
  expect(standAlone(block, 'One.\n\n', '\n\nTwo.')).toEqual(block);
  const between = standAlone(block, 'One.', '\nTwo.');
  expect([between.text, selectionOf(between)]).toEqual(['\n\n## Rain\n', 'Rain']);
});

import { expect, test } from 'vitest';
import type { ProseSyntax } from '@site/content-tools/entries/describe-fields.ts';
import { asBlock, marks, writePicture, type Insertion } from './marks.ts';

/** The text that a button writes, with its new selection between bars. */
function write(syntax: ProseSyntax, label: string, selected: string): string | undefined {
  return marks[syntax]
    .find((mark) => mark.label === label)
    ?.write(selected)
    .join('|');
}

test.for([
  ['html', 'Strong', 'two weeks', '<strong>|two weeks|</strong>'],
  ['markdoc', 'Strong', 'two weeks', '**|two weeks|**'],
  ['html', 'Heading', '', '<h2>|Heading|</h2>'],
  ['html', 'Link', 'call us', '<a href="|/contact|">call us</a>'],
  ['markdoc', 'Link', 'call us', '[call us](|/contact|)'],
  ['html', 'List', 'rain\n\nsun', '<ul>\n|<li>rain</li>\n<li>sun</li>|\n</ul>'],
  ['markdoc', 'List', 'rain\nsun', '|- rain\n- sun|'],
] as const)('%s: %s is written around "%s", and what is edited next is selected', ([syntax, label, words, written]) => {
  expect(write(syntax, label, words)).toBe(written);
});

test('the cursor is put where the alternative text of a picture goes', () => {
  for (const syntax of ['html', 'markdoc'] as const) {
    expect(writePicture(syntax, 'new:blog/0a.jpg').join('|')).toMatch(/src="new:blog\/0a\.jpg" alt="\|\|"/);
  }
});

test('a block gets empty lines around it, unless they are there', () => {
  const block: Insertion = ['## ', 'Rain', ''];
  expect(asBlock(block, '', '')).toEqual(block);
  expect(asBlock(block, 'One.\n\n', '\n\nTwo.')).toEqual(block);
  expect(asBlock(block, 'One.', '\nTwo.')).toEqual(['\n\n## ', 'Rain', '\n']);
});

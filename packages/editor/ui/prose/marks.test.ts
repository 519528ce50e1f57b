import { expect, test } from 'vitest';
import { checkText } from '@site/model/check/check-text.ts';
import { asBlock, listBlocks, marks, writeLink, writePicture, type Insertion } from './marks.ts';

/** The text that a button writes, with its new selection between bars. */
function write(label: string, selected: string): string | undefined {
  return marks
    .find((mark) => mark.label === label)
    ?.write(selected)
    .join('|');
}

test.for([
  ['Strong', 'two weeks', '**|two weeks|**'],
  ['Heading', '', '## |Heading|'],
  ['Link', 'call us', '[call us](|/contact|)'],
  ['List', 'rain\n\nsun', '|- rain\n- sun|'],
] as const)('%s is written around "%s", and what is edited next is selected', ([label, words, written]) => {
  expect(write(label, words)).toBe(written);
});

test.for(listBlocks([]).map(({ label, write: writeBlock }) => [label, writeBlock('').join('')] as const))(
  '%s is a block that the content check accepts',
  ([, body]) => {
    const entry = {
      name: 'writtenPages',
      file: 'content/pages/a.mdoc',
      slug: 'a',
      source: body,
      body,
      bodyLine: 1,
    } as const;
    expect(checkText(entry, {}).problems).toEqual([]);
  },
);

test('a link to a film is written under its title', () => {
  expect(writeLink({ value: '/videos/neon-tide', label: 'Video: Neon Tide' })).toBe('[Neon Tide](/videos/neon-tide)');
});

test('the cursor is put where the alternative text of a picture goes', () => {
  expect(writePicture('new:stills/0a.jpg').join('|')).toMatch(/src="new:stills\/0a\.jpg" alt="\|\|"/);
});

test('a block gets empty lines around it, unless they are there', () => {
  const block: Insertion = ['## ', 'Rain', ''];
  expect(asBlock(block, '', '')).toEqual(block);
  expect(asBlock(block, 'One.\n\n', '\n\nTwo.')).toEqual(block);
  expect(asBlock(block, 'One.', '\nTwo.')).toEqual(['\n\n## ', 'Rain', '\n']);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseExcerpt } from './parse-excerpt.ts';

const escape = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Words with or without a mark, as Pagefind writes them: joined by spaces, each word marked by itself. */
const words = fc.array(
  fc.record({
    text: fc
      .string({ unit: 'grapheme', minLength: 1 })
      // Such text would itself be read as an escape.
      .filter((text) => !/\s|&[lg]t;/.test(text)),
    isMarked: fc.boolean(),
  }),
);

const write = (list: readonly { text: string; isMarked: boolean }[]) =>
  list.map(({ text, isMarked }) => (isMarked ? `<mark>${escape(text)}</mark>` : escape(text))).join(' ');

test('marked words are separate from the rest', () => {
  expect(parseExcerpt('the <mark>Phantom</mark> runs at 24 fps')).toEqual([
    { text: 'the ', isMarked: false },
    { text: 'Phantom', isMarked: true },
    { text: ' runs at 24 fps', isMarked: false },
  ]);
});

test('markup in a text stays text', () => {
  expect(parseExcerpt('&lt;img onerror=alert(1)&gt; R&B <mark>&lt;mark&gt;</mark>')).toEqual([
    { text: '<img onerror=alert(1)> R&B ', isMarked: false },
    { text: '<mark>', isMarked: true },
  ]);
});

test('no word is lost, changed or moved', () => {
  fc.assert(
    fc.property(words, (list) => {
      const text = parseExcerpt(write(list))
        .map((part) => part.text)
        .join('');
      expect(text).toBe(list.map((word) => word.text).join(' '));
    }),
  );
});

test('exactly the marked words are marked', () => {
  fc.assert(
    fc.property(words, (list) => {
      const marked = parseExcerpt(write(list)).filter(({ isMarked }) => isMarked);
      expect(marked.map(({ text }) => text)).toEqual(list.filter(({ isMarked }) => isMarked).map(({ text }) => text));
    }),
  );
});

test('for any input, every part has words and no two neighbors are alike', () => {
  const piece = fc.constantFrom('<mark>', '</mark>', '<', '>', '&lt;', '&gt;', '&amp;', ' ', 'word');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const parts = parseExcerpt(pieces.join(''));
      expect(parts.every(({ text }) => text !== '')).toBe(true);
      expect(parts.every(({ isMarked }, at) => isMarked !== parts[at - 1]?.isMarked)).toBe(true);
    }),
  );
});

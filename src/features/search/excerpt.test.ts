import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutExcerpt } from './excerpt.ts';
import { listWords } from './search-words.ts';

const texts = fc.lorem({ maxCount: 80 });

test('the words that were found are marked, with those around them', () => {
  const text = `${'Before it. '.repeat(10)}The Phantom Flex, at 24 fps. ${'After it. '.repeat(20)}`;
  const parts = cutExcerpt(text, new Set(['phantom', 'flex']));
  expect(parts.filter(({ isMarked }) => isMarked)).toEqual([{ text: 'Phantom Flex,', isMarked: true }]);
  expect(parts.map((part) => part.text).join('')).toMatch(/^… .*The Phantom Flex, at 24 fps\. After it\. .* …$/);
});

test('markup in a text stays text', () => {
  expect(cutExcerpt('<img onerror=alert(1)>', new Set())).toEqual([
    { text: '<img onerror=alert(1)>', isMarked: false },
  ]);
});

test('whatever is found, neighbors differ in their marks and no word is changed', () => {
  fc.assert(
    fc.property(texts, fc.array(fc.nat()), (text, picks) => {
      const words = listWords(text);
      const found = new Set(picks.map((pick) => words[pick % words.length] ?? ''));
      const parts = cutExcerpt(text, found);
      expect(parts.every(({ text: part, isMarked }, at) => part !== '' && isMarked !== parts[at - 1]?.isMarked)).toBe(
        true,
      );
      const written = parts.map((part) => part.text).join('');
      expect(text).toContain(written.replace(/^… | …$/g, ''));
    }),
  );
});

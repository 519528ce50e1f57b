import { expect, test } from 'vitest';
import { cutExcerpt } from './excerpt.ts';

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

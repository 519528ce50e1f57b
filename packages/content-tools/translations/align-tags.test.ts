import { expect, test } from 'vitest';
import { alignTags } from './align-tags.ts';

const figure = (name: string, alt: string) => `{% figure src="../media/stills/${name}.jpg" alt="${alt}" /%}`;
const original = `One.\n\n${figure('a', 'A')}\n\nTwo.\n\n${figure('b', 'B')}\n`;
const translation = `Uno.\n\n${figure('a', 'La a')}\n\nDos.\n\n${figure('b', 'La b')}\n`;

test('a new block is inserted into the translation before its successor', () => {
  const quote = '{% quote by="Rosa" %}\nWords\n{% /quote %}';
  const after = original.replace('Two.', `Two.\n\n${quote}`);
  expect(alignTags(original, after, translation)).toBe(
    translation.replace(figure('b', 'La b'), `${quote}\n\n${figure('b', 'La b')}`),
  );
  expect(alignTags(original, `${original}\n${quote}\n`, translation)).toBe(`${translation}\n${quote}\n`);
});

test('a removed block is removed, and the others keep their words', () => {
  const after = original.replace(`${figure('a', 'A')}\n\n`, '');
  expect(alignTags(original, after, translation)).toBe(translation.replace(`${figure('a', 'La a')}\n\n`, ''));
});

test('changed words alone change nothing', () => {
  expect(alignTags(original, original.replace('alt="A"', 'alt="Other"').replace('One', 'First'), translation)).toBe(
    translation,
  );
});

import { entry, list, text } from '../fields.ts';
import { frameFields, term } from './exhibit-fields.ts';

/** What is commonly believed on the left, and what happens on the right, with a figure that settles it. */
export const myths = entry({
  title: frameFields.title,
  myths: list(
    entry({
      said: text('what people say, as a sentence', { max: 80 }),
      verdict: text('a word or two about it, such as Half true', { max: 14 }),
      figure: text('a figure that settles it, such as 28 or 1/10', { max: 6 }),
      unit: text('what the figure counts', { max: 50 }),
      found: text('one or two sentences about what happens', { max: 140 }),
    }),
    'myths',
    { min: 2, max: 8 },
  ),
  words: entry({
    myth: term('the word above what is said; its number follows'),
    practice: term('the words above what happens'),
  }),
});

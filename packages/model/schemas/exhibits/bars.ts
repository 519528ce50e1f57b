import { entry, list, text, wholeNumber } from '../../fields/fields.ts';
import { frameFields, term } from './exhibit-fields.ts';

const part = entry({
  count: wholeNumber('into how many blocks this part of the bar is cut', 1, 40),
  group: wholeNumber('the number of its color', 1, 5),
  text: text('what is in it', { max: 60 }),
});

/** Bars on one scale of time, cut into blocks in the colors of their groups, and a table that says the same. */
export const bars = entry({
  ...frameFields,
  scale: list(
    entry({
      name: text('the name of a part of the scale, such as Verse 1', { max: 16 }),
      seconds: wholeNumber('how many seconds it lasts', 2, 600),
    }),
    'parts of the scale (name, seconds)',
    { min: 2, max: 12 },
  ),
  bars: list(
    entry({
      name: term('the name of the bar'),
      facts: list(term('a fact, such as 6 hours on set'), 'facts', { min: 0, max: 4 }),
      parts: list(part, 'parts (count, group, text), one for each part of the scale', { min: 2, max: 12 }),
    }),
    'bars',
    { min: 1, max: 4 },
  ),
  words: entry({
    head: term('the word above the parts of the scale'),
    count: term('the word after the number of blocks'),
    group: term('the word before the number of a group'),
  }),
}).superRefine(({ scale, bars: all }, context) => {
  for (const [index, { parts }] of all.entries()) {
    if (parts.length === scale.length) continue;
    const message = `has ${parts.length} parts, but the scale has ${scale.length}: write one for each`;
    context.addIssue({ code: 'custom', path: ['bars', index, 'parts'], message });
  }
});

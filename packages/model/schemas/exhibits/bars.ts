import { entry, list, text, wholeNumber } from '@site/zod-content/fields.ts';
import { frameFields, term } from './exhibit-fields.ts';

const part = entry({
  count: wholeNumber('into how many blocks this part of the bar is cut', 1, 40),
  group: wholeNumber('the number of its color', 1, 4),
  text: text('what is in it', { max: 180 }),
});

/** Bars on one time scale, cut into blocks in the colors of their groups, and a table with the same data. */
export const bars = entry({
  ...frameFields,
  scale: list(
    entry({
      name: text('the name of a part of the scale, such as Verse 1', { max: 24 }),
      length: wholeNumber('how many seconds it lasts', 2, 600),
    }),
    'parts of the scale (name, length)',
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
  /** By the groups' numbers. */
  groups: list(term('what a color stands for'), 'names of the colors', { min: 1, max: 4 }),
  words: entry({
    head: term('the word above the parts of the scale'),
    count: term('the word after the number of blocks'),
  }),
}).superRefine(({ scale, bars: all, groups }, context) => {
  for (const [index, { parts }] of all.entries()) {
    const tell = (message: string) => context.addIssue({ code: 'custom', path: ['bars', index, 'parts'], message });
    if (parts.length !== scale.length)
      tell(`has ${parts.length} parts, but the scale has ${scale.length}: write one for each`);
    const nameless = parts.find(({ group }) => group > groups.length);
    if (nameless) tell(`has the group ${nameless.group}, which groups does not name: write its name there`);
  }
});

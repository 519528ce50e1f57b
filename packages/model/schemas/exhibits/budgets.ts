import { entry, list, text, wholeNumber } from '../fields.ts';
import { frameFields, term } from './exhibit-fields.ts';

const part = entry({
  name: text('the name of a part of the song, such as Verse 1', { max: 16 }),
  seconds: wholeNumber('how many seconds it lasts', 2, 120),
});

const passage = entry({
  shots: wholeNumber('how many shots this part of the song has', 1, 40),
  place: wholeNumber('the number of the place where they are filmed', 1, 5),
  what: text('what is seen', { max: 60 }),
});

/** One song, and what of it each budget films: shots along the song's time, people, places, days. No money. */
export const budgets = entry({
  ...frameFields,
  song: list(part, 'parts of the song (name, seconds)', { min: 3, max: 12 }),
  budgets: list(
    entry({
      name: term('what this budget buys, such as Half a day'),
      hours: wholeNumber('the hours on set', 1, 100),
      people: wholeNumber('the people of the crew', 1, 100),
      parts: list(passage, 'parts (shots, place, what), one for each part of the song', { min: 3, max: 12 }),
    }),
    'budgets, from small to large',
    { min: 2, max: 3 },
  ),
  words: entry({
    shots: term('the word after the number of shots'),
    people: term('the word after the number of people'),
    place: term('the word for one place'),
    places: term('the word for several places'),
    hours: term('the words after the hours'),
    part: term('the word above the parts of the song'),
  }),
}).superRefine(({ song, budgets }, context) => {
  for (const [index, { parts }] of budgets.entries()) {
    if (parts.length === song.length) continue;
    const message = `has ${String(parts.length)} parts, but the song has ${String(song.length)}: write one for each`;
    context.addIssue({ code: 'custom', path: ['budgets', index, 'parts'], message });
  }
});

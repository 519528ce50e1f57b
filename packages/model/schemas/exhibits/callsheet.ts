import { entry, isoDate, list, oneOf, text } from '../fields.ts';
import { amount, clock, frameFields, term, zone } from './exhibit-fields.ts';

const line = entry({
  at: clock,
  /** A move or a meal is set apart from what is shot. */
  kind: oneOf(['shoot', 'move', 'meal']),
  what: text('the place, or what happens', { max: 60 }),
  text: text('what is shot there, and in which light', { max: 200 }).optional(),
});

/** A shooting day by the hour. The light beside it comes from the place and the day. */
export const callsheet = entry({
  ...frameFields,
  day: isoDate,
  latitude: amount('the latitude in degrees', -90, 90),
  longitude: amount('the longitude in degrees', -180, 180),
  zone,
  crew: text('who is called, such as Crew of eight, one van', { max: 60 }),
  lines: list(line, 'lines of the day (at, kind, what)', { min: 3, max: 20 }),
  wrap: clock,
  words: entry({
    wrap: term('the word at the end of the day'),
    sunrise: term('the word before the time of sunrise'),
    golden: term('the words before the time when the evening light turns gold'),
    sunset: term('the word before the time of sunset'),
  }),
}).superRefine(({ lines, wrap }, context) => {
  for (const [index, { at }] of lines.entries()) {
    if (at < (lines[index + 1]?.at ?? wrap)) continue;
    const message = `is ${at}, but the next line is not later: put the lines in the order of the day`;
    context.addIssue({ code: 'custom', path: ['lines', index, 'at'], message });
  }
});

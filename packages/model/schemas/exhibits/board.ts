import { entry, list, oneOf, text, wholeNumber } from '../fields.ts';
import { amount, clock, frameFields, term } from './exhibit-fields.ts';

const hour = (what: string) => wholeNumber(`the hour at which it ${what}, from 0 to 24`, 0, 24);

const span = entry({
  from: hour('begins'),
  to: hour('ends'),
  /** Whether sound can be recorded, or only a playback filmed. */
  sound: oneOf(['record', 'playback']),
  note: text('why, in a few words', { max: 60 }).optional(),
});

/** Where sound can be recorded at which hour, beside the tide. */
export const board = entry({
  ...frameFields,
  from: hour('begins'),
  to: hour('ends'),
  tide: entry({
    /** A tide comes back after 12 hours and 25 minutes. */
    high: clock,
    /** In feet. */
    range: amount('the feet between low and high water', 0.1, 60),
  }),
  places: list(
    entry({ name: term('the name of a place'), spans: list(span, 'spans of hours', { max: 8 }) }),
    'places',
    {
      max: 5,
    },
  ),
  words: entry({
    hour: term('the word above the hours'),
    tide: term('the word above the tide'),
    feet: term('the unit of the tide, such as ft'),
    record: term('what is written where sound can be recorded'),
    playback: term('what is written where only a playback can be filmed'),
  }),
}).superRefine(({ from, to, places }, context) => {
  for (const [place, { spans }] of places.entries()) {
    for (const [index, { from: begins, to: ends }] of spans.entries()) {
      const before = spans[index - 1]?.to ?? from;
      const isLast = index === spans.length - 1;
      const path = ['places', place, 'spans', index];
      if (begins !== before) {
        const message = `is ${String(begins)}, but the hours before it end at ${String(before)}: write ${String(before)}`;
        context.addIssue({ code: 'custom', path: [...path, 'from'], message });
      }
      if (ends <= begins || (isLast && ends !== to)) {
        const message = `is ${String(ends)}: write an hour after ${String(begins)}${isLast ? `, the board's last, ${String(to)}` : ''}`;
        context.addIssue({ code: 'custom', path: [...path, 'to'], message });
      }
    }
  }
});

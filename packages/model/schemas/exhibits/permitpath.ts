import { entry, list, text, wholeNumber } from '../fields.ts';
import { frameFields, term } from './exhibit-fields.ts';

const stop = {
  name: text('what happens', { max: 60 }),
  who: term('who does it'),
  text: text('one or two sentences', { max: 200 }).optional(),
};

/** The way from a call to a permit in hand, in working days. */
export const permitpath = entry({
  ...frameFields,
  steps: list(
    entry({
      ...stop,
      /** Until the next step. */
      days: wholeNumber('the working days until the next step', 0, 60),
      /** What can happen at the same time. */
      beside: entry({ ...stop, days: wholeNumber('the working days it takes', 1, 60) }).optional(),
    }),
    'steps (name, who, days)',
    { min: 3, max: 12 },
  ),
  words: entry({
    days: term('the words after a number of days before the shoot'),
    day: term('the same words after 1'),
    end: term('what stands at the end, such as Shoot'),
    beside: term('the words before what happens at the same time'),
    takes: term('the words after the number of days that it takes'),
  }),
});

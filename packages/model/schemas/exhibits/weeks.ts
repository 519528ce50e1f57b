import { entry, list, oneOf, text, wholeNumber } from '../../fields/fields.ts';
import { frameFields, term } from './exhibit-fields.ts';

const step = entry({
  day: wholeNumber('the day of the week on which it begins, where 1 is Monday', 1, 7),
  days: wholeNumber('for how many days it goes on within its week', 1, 7),
  who: oneOf(['client', 'crew']),
  /** `approval` is a yes in writing; `milestone` is a day that others wait for. */
  kind: oneOf(['work', 'approval', 'milestone']),
  what: text('what happens', { max: 60 }),
}).superRefine(({ day, days }, context) => {
  if (day + days <= 8) return;
  const message = `is ${days}, which goes on past Sunday: write at most ${8 - day}, or add a step to the next week`;
  context.addIssue({ code: 'custom', path: ['days'], message });
});

/** A job week by week along the page, to scale: what the client does, what the crew does, and what is approved when. */
export const weeks = entry({
  ...frameFields,
  weeks: list(
    entry({
      name: term('what the week is about'),
      steps: list(step, 'steps (day, days, who, kind, what)', { max: 14 }),
      open: text('what can still be changed at the end of the week', { max: 60 }),
    }),
    'weeks (name, steps, open)',
    { min: 2, max: 12 },
  ),
  words: entry({
    week: term('the word before the number of a week'),
    client: term('the name of the row of what the client does'),
    crew: term('the name of the row of what the crew does'),
    approval: term('the word for what is approved'),
    milestone: term('the word for a day that others wait for'),
    open: term('the name of the row of what can still be changed'),
  }),
});

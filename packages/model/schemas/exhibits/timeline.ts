import { entry, list, oneOf, text, wholeNumber } from '../fields.ts';
import { frameFields, term } from './exhibit-fields.ts';

/** The days that the words of a step take at least: a bar of one day is too narrow for them. */
const widthOfWords = 2;

/** Which days the words of a step take: from its first on, or up to Sunday where the week ends before. */
export function placeWords({ day, days }: { readonly day: number; readonly days: number }) {
  const width = Math.max(days, widthOfWords);
  return { from: Math.min(day, 8 - width), width };
}

/** How many things one side can have going on at once: the drawing has as many rows. */
const mostAtOnce = 3;

const step = entry({
  /** 1 is Monday. */
  day: wholeNumber('the day of the week on which it begins, where 1 is Monday', 1, 7),
  days: wholeNumber('for how many days it goes on within its week', 1, 7),
  who: oneOf(['client', 'crew']),
  /** `approval` is a yes in writing; `milestone` is a day that others wait for. */
  kind: oneOf(['work', 'approval', 'milestone']),
  what: text('what happens', { max: 60 }),
}).superRefine(({ day, days }, context) => {
  if (day + days <= 8) return;
  const message = `is ${String(days)}, which goes on past Sunday: write at most ${String(8 - day)}, or add a step to the next week`;
  context.addIssue({ code: 'custom', path: ['days'], message });
});

const week = entry({
  name: term('what the week is about'),
  steps: list(step, 'steps (day, days, who, kind, what)', { max: 14 }),
  open: text('what can still be changed at the end of the week', { max: 60 }),
}).superRefine(({ steps }, context) => {
  for (const [index, { day, who }] of steps.entries()) {
    if ((steps[index - 1]?.day ?? 0) > day) {
      const message = 'is before that of the step above: write the steps in the order of their days';
      context.addIssue({ code: 'custom', path: ['steps', index, 'day'], message });
    }
    const atOnce = steps.slice(0, index + 1).filter((one) => {
      const { from, width } = placeWords(one);
      return one.who === who && from + width > day;
    });
    if (atOnce.length <= mostAtOnce) continue;
    const message = `is a day with ${String(atOnce.length)} steps of the ${who} at once: move or merge some, ${String(mostAtOnce)} have room`;
    context.addIssue({ code: 'custom', path: ['steps', index, 'day'], message });
  }
});

/** A job week by week and day by day: what the client does, what the crew does, and what is approved when. */
export const timeline = entry({
  ...frameFields,
  weeks: list(week, 'weeks (name, steps, open)', { min: 2, max: 12 }),
  words: entry({
    week: term('the word before the number of a week'),
    client: term('the name of the row of what the client does'),
    crew: term('the name of the row of what the crew does'),
    approval: term('the word for what is approved'),
    milestone: term('the word for a day that others wait for'),
    open: term('the name of the row of what can still be changed'),
  }),
});

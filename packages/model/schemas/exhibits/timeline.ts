import { entry, isoDate, list, oneOf, text, wholeNumber } from '@site/zod-content/fields.ts';
import { clock, position, zone } from '../measures.ts';
import { frameFields, term } from './exhibit-fields.ts';

const words = text('one or two sentences', { max: 200 });

const step = entry({
  /** In a timeline by the clock. */
  at: clock.optional(),
  /** Until the next step, in a timeline without a clock. */
  days: wholeNumber('the days until the next step', 0, 60).optional(),
  /** A move or a break is set apart from work. */
  kind: oneOf(['move', 'break']).optional(),
  what: text('what happens', { max: 60 }),
  text: words.optional(),
  /** A parallel step. */
  beside: entry({
    label: text('how long it takes, such as At the same time: 3 days', { max: 60 }),
    what: text('what happens', { max: 60 }),
    text: words,
  }).optional(),
});

/** Steps down the page, to scale: a day by the clock with its light, or a countdown in days. */
export const timeline = entry({
  ...frameFields,
  /** Puts steps by the clock beside a place's daylight. */
  light: entry({
    day: isoDate,
    ...position,
    zone,
    head: text('who is called, such as Crew of eight, one van', { max: 60 }),
    sunrise: term('the word before the time of sunrise'),
    golden: term('the words before the time when the evening light turns gold'),
    sunset: term('the word before the time of sunset'),
  }).optional(),
  /** For steps without a clock: the words after the number of days left. */
  left: entry({
    days: term('the words after a number of days'),
    day: term('the same words after 1'),
  }).optional(),
  steps: list(step, 'steps', { min: 3, max: 20 }),
  end: entry({ at: clock.optional(), what: text('what stands at the end', { max: 60 }) }),
}).superRefine(({ light, left, steps, end }, context) => {
  const tell = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  if ((light === undefined) === (left === undefined)) {
    tell(['light'], 'is one of two: write light for steps by the clock, or left for steps by days');
    return;
  }
  const points = [
    ...steps.map(({ at, days }, index) => ({ at, days, path: ['steps', index] })),
    { ...end, days: 0, path: ['end'] },
  ];
  for (const [index, { at, days, path }] of points.entries()) {
    if (!light && days === undefined) tell([...path, 'days'], 'is missing: write the days until the next step');
    if (!light) continue;
    const next = points[index + 1]?.at;
    if (at === undefined) tell([...path, 'at'], 'is missing: write a time, such as "06:30"');
    else if (next !== undefined && at >= next) {
      tell([...path, 'at'], `is ${at}, but the next step is not later: put the steps in the order of the day`);
    }
  }
});

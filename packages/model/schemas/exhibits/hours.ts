import { entry, list, text, wholeNumber } from '@site/zod-content/fields.ts';
import { frameFields, term } from './exhibit-fields.ts';

const hoursOf = (what: string) => wholeNumber(`the hours of ${what}`, 1, 2000);

/** The hours of a job as a wall of squares, by who works them, with options that add hours. */
export const hours = entry({
  ...frameFields,
  /** Must equal the sum of the phases; the text names it, too. */
  total: wholeNumber('the sum of all hours', 1, 2000),
  phases: list(
    entry({
      name: term('the name of a part of the job'),
      work: list(
        entry({ name: text('who works, or on what', { max: 60 }), hours: hoursOf('this work') }),
        'lines of work (name, hours)',
        { max: 12 },
      ),
    }),
    'parts of the job (name, work)',
    { max: 3 },
  ),
  choices: list(
    entry({
      name: term('what is chosen'),
      text: text('why it adds hours', { max: 120 }),
      hours: hoursOf('this choice'),
    }),
    'choices (name, text, hours)',
    { max: 4 },
  ),
  words: entry({
    hours: term('the word after a number of hours'),
    choices: term('the words above the choices'),
  }),
}).superRefine(({ total, phases }, context) => {
  const sum = phases.flatMap((part) => part.work).reduce((all, one) => all + one.hours, 0);
  if (sum === total) return;
  const message = `is ${total}, but the hours of work add up to ${sum}: write ${sum}, here and in the text, or correct the hours`;
  context.addIssue({ code: 'custom', path: ['total'], message });
});

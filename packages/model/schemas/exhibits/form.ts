import { entry, list, text, wholeNumber } from '@site/zod-content/fields.ts';
import { frameFields, term } from './exhibit-fields.ts';

const stage = entry({
  name: term('when its jobs are due'),
  days: wholeNumber('how many days before the day', 0, 365),
  items: list(text('what has to be done', { max: 80 }), 'things to do', { max: 12 }),
});

const answer = (what: string) => text(what, { max: 10 });
const said = (what: string) => text(what, { max: 80 });

/** A form that visitors fill in: lines, a checklist, or a score. It stays on the visitor's device. */
export const form = entry({
  ...frameFields,
  lines: list(text('a question or a line to fill in', { max: 90 }), 'lines', { max: 12 }).optional(),
  /** A checklist by days before a date. */
  countdown: entry({
    day: term('the words above the date'),
    done: term('the word after how many things are done'),
    stages: list(stage, 'stages (name, days, items)', { max: 8 }),
  }).optional(),
  score: entry({
    company: term('the words above the name of a company'),
    yes: answer('the word for a check that was passed'),
    no: answer('the word for one that was not'),
    unclear: answer('the word for one that nobody could verify'),
    of: term('the word between the sum and the number of checks'),
    checks: list(text('what is checked, in a few words', { max: 60 }), 'checks', { min: 2, max: 12 }),
    verdicts: list(
      entry({ from: wholeNumber('the smallest sum for which it holds', 0, 12), text: said('what to do at that sum') }),
      'verdicts (from, text), the highest sum first',
      { max: 6 },
    ),
  }).optional(),
  words: entry({
    /** All three are for a form of lines, which can be copied. */
    copy: term('the words on the button that copies').optional(),
    copied: said('what is said once it is copied').optional(),
    refused: said('what is said where the browser does not let a page copy').optional(),
    print: term('the words on the button that prints'),
    clear: term('the words on the button that clears'),
    cleared: said('what is said after that'),
  }),
}).superRefine(({ lines, countdown, score }, context) => {
  const tell = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  if (!lines && !countdown && !score) tell(['lines'], 'is missing: write lines, countdown or score');
  const stages = countdown?.stages ?? [];
  for (const [index, { days }] of stages.entries()) {
    const before = stages[index - 1]?.days;
    if (before === undefined || before > days) continue;
    const message = `is ${days}, after a stage of ${before}: write fewer, or put the stage with the most days first`;
    tell(['countdown', 'stages', index, 'days'], message);
  }
  const { checks = [], verdicts = [] } = score ?? {};
  const fields = [...(lines ?? []), ...stages.flatMap(({ items }) => items), ...checks];
  const twice = fields.find((field, index) => fields.indexOf(field) !== index);
  if (twice !== undefined)
    tell([], `has "${twice}" twice: answers are kept by the words of their field, so remove one`);
  for (const [index, { from }] of verdicts.entries()) {
    const path = ['score', 'verdicts', index, 'from'];
    const before = verdicts[index - 1];
    if (from > checks.length) {
      tell(path, `is ${from}, but there are ${checks.length} checks: write a sum that can be reached`);
    } else if (before && before.from <= from) {
      tell(path, 'is not smaller than that of the verdict above: write the highest sum first');
    } else if (index === verdicts.length - 1 && from !== 0) {
      tell(path, 'is not 0, and a sum below it has no verdict: write 0 for the last one');
    }
  }
});

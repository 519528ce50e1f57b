import { entry, list, text, wholeNumber } from '../fields.ts';
import { frameFields, term } from './exhibit-fields.ts';

const answer = (what: string) => text(what, { max: 10 });

/** Checks that two companies pass or not, with a sum for each. What is filled in stays on the visitor's device. */
export const scorecard = entry({
  ...frameFields,
  checks: list(text('what is checked, in a few words', { max: 60 }), 'checks', { min: 2, max: 12 }),
  verdicts: list(
    entry({
      from: wholeNumber('the smallest sum for which it holds', 0, 12),
      text: text('what to do at that sum', { max: 80 }),
    }),
    'verdicts (from, text)',
    { min: 1, max: 6 },
  ),
  words: entry({
    company: term('the words above the name of a company'),
    yes: answer('the word for a check that was passed'),
    no: answer('the word for one that was not'),
    unclear: answer('the word for one that nobody could verify'),
    of: term('the word between the sum and the number of checks'),
    print: term('the words on the button that prints'),
    clear: term('the words on the button that clears'),
    cleared: text('what is said after that', { max: 80 }),
  }),
}).superRefine(({ checks, verdicts }, context) => {
  for (const [index, { from }] of verdicts.entries()) {
    const before = verdicts[index - 1];
    const isLast = index === verdicts.length - 1;
    if (from > checks.length) {
      const message = `is ${String(from)}, but there are ${String(checks.length)} checks: write a sum that can be reached`;
      context.addIssue({ code: 'custom', path: ['verdicts', index, 'from'], message });
    } else if (before && before.from <= from) {
      const message = 'is not smaller than that of the verdict above: write the highest sum first';
      context.addIssue({ code: 'custom', path: ['verdicts', index, 'from'], message });
    } else if (isLast && from !== 0) {
      const message = 'is not 0, and a sum below it has no verdict: write 0 for the last one';
      context.addIssue({ code: 'custom', path: ['verdicts', index, 'from'], message });
    }
  }
});

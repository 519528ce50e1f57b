import { entry, list, oneOf, text, wholeNumber } from '../fields.ts';
import { frameFields, term } from './exhibit-fields.ts';

const line = entry({
  name: text('what the line is about', { max: 60 }),
  left: text('what the first quote says', { max: 90 }),
  right: text('what the second quote says', { max: 90 }),
  mark: oneOf(['same', 'differs', 'missing']),
  /** Of work or waiting that the second quote leaves out. */
  hours: wholeNumber('the hours that the difference means', 0, 500).optional(),
  means: text('what the difference means, in hours or days', { max: 110 }).optional(),
}).superRefine(({ mark, means, hours }, context) => {
  if (mark === 'same' && (means ?? hours) !== undefined) {
    const message = 'is not for a line that is the same: remove means and hours, or write differs as its mark';
    context.addIssue({ code: 'custom', path: ['means'], message });
  }
  if (mark !== 'same' && means === undefined) {
    const message = 'is missing: write what the difference means, in hours or days';
    context.addIssue({ code: 'custom', path: ['means'], message });
  }
});

/** Two quotes for one job, line beside line, with what their differences mean. Quotes here have no prices. */
export const quotes = entry({
  ...frameFields,
  job: text('the job that both are for', { max: 90 }),
  left: term('the name of the first quote'),
  right: term('the name of the second quote'),
  lines: list(line, 'lines (name, left, right, mark)', { min: 2, max: 20 }),
  words: entry({
    line: term('the word above the numbers of the lines'),
    same: text('the word for lines that are the same', { max: 10 }),
    differs: text('the word for lines that differ', { max: 10 }),
    missing: text('the word for lines that the second quote lacks', { max: 10 }),
    hours: term('the word after a number of hours'),
    sum: term('the words after the number of lines that differ'),
    left: term('the words after the sum of hours'),
  }),
});

import { entry, list, text, wholeNumber } from '../fields.ts';
import { frameFields, term } from './exhibit-fields.ts';

const stage = entry({
  name: term('when its jobs are due'),
  /** Before the day that the list counts down to. */
  days: wholeNumber('how many days before the day', 0, 365),
  items: list(text('what has to be done', { max: 80 }), 'things to do', { max: 12 }),
});

/** Things to do before a day, by how many days are left. */
export const checklist = entry({
  ...frameFields,
  stages: list(stage, 'stages (name, days, items)', { max: 8 }),
  words: entry({
    day: term('the words above the date'),
    done: term('the word after how many things are done'),
    print: term('the words on the button that prints'),
    clear: term('the words on the button that clears'),
    cleared: text('what is said after that', { max: 80 }),
  }),
}).superRefine(({ stages }, context) => {
  for (const [index, { days }] of stages.entries()) {
    const before = stages[index - 1];
    if (!before || before.days > days) continue;
    const message = `is ${String(days)}, after a stage of ${String(before.days)}: write fewer, or put the stage with the most days first`;
    context.addIssue({ code: 'custom', path: ['stages', index, 'days'], message });
  }
  const items = stages.flatMap((one) => one.items);
  for (const [index, { items: own }] of stages.entries()) {
    for (const [place, item] of own.entries()) {
      if (items.indexOf(item) === items.lastIndexOf(item)) continue;
      const message = `is "${item}", which is there twice: remove one of them`;
      context.addIssue({ code: 'custom', path: ['stages', index, 'items', place], message });
    }
  }
});

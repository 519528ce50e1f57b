import { entry, list, text } from '../fields.ts';
import { frameFields, term } from './exhibit-fields.ts';

/** Services as an inventory: each has a tag with its place in the list, a count, what it needs, and how long ahead. */
export const inventory = entry({
  ...frameFields,
  items: list(
    entry({
      name: text('the name of a service', { max: 50 }),
      count: text('a number, such as 2 or 4-24', { max: 6 }),
      of: text('what the number counts', { max: 40 }),
      needs: text('what the client has to give', { max: 120 }),
      lead: text('how long ahead it has to be known', { max: 50 }),
    }),
    'services',
    { min: 2, max: 24 },
  ),
  words: entry({
    service: term('the word above the names'),
    count: term('the words above the numbers'),
    needs: term('the words above what a service needs'),
    lead: term('the words above how long ahead'),
  }),
});

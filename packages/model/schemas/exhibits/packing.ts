import { entry, list, text, wholeNumber } from '../../fields/fields.ts';
import { frameFields, term } from './exhibit-fields.ts';

const inches = (what: string) => wholeNumber(`the ${what} in inches`, 1, 300);
const pounds = (what: string) => wholeNumber(`${what} in pounds`, 1, 500);

const item = entry({
  what: text('what is in the case', { max: 60 }),
  length: inches('length'),
  width: inches('width'),
  height: inches('height'),
  pounds: pounds('its weight'),
});

/** What is packed for a journey, drawn to the scale of a person and a door, and who goes along. */
export const packing = entry({
  ...frameFields,
  piles: list(
    entry({
      name: term('how these travel, such as In the cabin'),
      /** Over it a case costs extra, and is marked. The airline adds length, width and height. */
      limit: entry({
        inches: inches('most that three sides may add up to'),
        pounds: pounds('the most a case may weigh'),
      }).optional(),
      items: list(item, 'cases (what, length, width, height, pounds)', { max: 8 }),
    }),
    'piles of cases (name, items)',
    { max: 3 },
  ),
  door: entry({ name: term('the name of the narrowest door'), width: inches('width'), height: inches('height') }),
  crew: list(
    entry({ name: term('such as From Toronto'), people: text('their jobs', { max: 120 }) }),
    'groups of people',
    { max: 3 },
  ),
  words: entry({
    item: term('the word above the cases'),
    size: term('the words above their sizes'),
    weight: term('the words above their weights'),
    limit: term('the words before the limit of a pile, such as Each at most'),
    over: term('what is written beside a case over the limit'),
    pieces: term('the word after the number of cases'),
    inches: term('the unit of lengths, such as in'),
    pounds: term('the unit of weights, such as lb'),
    feet: term('the unit of volumes, such as cubic feet'),
    person: term('what the figure for scale is called'),
  }),
});

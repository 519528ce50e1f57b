import { alt, entry, formatted, list, text, wholeNumber } from '@site/zod-content/fields.ts';
import { picture } from '../site-fields.ts';
import { amount, position } from '../measures.ts';
import { frameFields, term } from './exhibit-fields.ts';

const outlineAdvice =
  'write the corners of one shape as latitude and longitude, with commas between, such as 31.00 -87.60, 31.00 -85.00, 30.71 -84.86';

const place = entry({
  name: term('the name of the place'),
  ...position,
  hours: amount('the hours of the drive', 0.25, 99),
  light: text('what the light does there', { max: 140 }),
  standsFor: text('what the place stands in for', { max: 100 }),
  months: list(wholeNumber('a month', 1, 12), 'months, from the first to the last', { max: 12 }),
  img: picture('stills').optional(),
  alt: alt('what the still shows').optional(),
});

/** Places on the outline of a region, each with a picture. */
export const map = entry({
  ...frameFields,
  /** A line per shape: the land, its islands, and lakes as holes in it. */
  outline: list(
    formatted(outlineAdvice, (value) => /^(?:-?\d+(?:\.\d+)? -?\d+(?:\.\d+)?(?:, |$)){3,}$/.test(value)),
    'shapes',
    { max: 20 },
  ),
  from: entry({ name: term('the name of the place where drives begin'), ...position }),
  places: list(place, 'places', { min: 2, max: 9 }),
  words: entry({
    hours: text('the unit of hours, such as h', { max: 12 }),
    drive: term('the words after the hours of a drive'),
    light: term('the word before what the light does'),
    standsFor: term('the words before what a place stands in for'),
    months: term('the words before the best months'),
  }),
});

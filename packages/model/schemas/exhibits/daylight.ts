import { entry, list } from '@site/zod-content/fields.ts';
import { amount, zone } from '../measures.ts';
import { frameFields, term } from './exhibit-fields.ts';

const monthly = (what: string, max: number) =>
  list(amount(what, 0, max), 'numbers, January first', { min: 12, max: 12 });

/** A year of daylight at the company's position in site.yaml. */
export const daylight = entry({
  ...frameFields,
  zone,
  rain: monthly('the inches of rain of a month', 100),
  storms: monthly('the days with storms of a month', 31),
  words: entry({
    month: term('the words above the months'),
    sunrise: term('the words above the times of sunrise'),
    golden: term('the words above the time when the evening light turns gold'),
    sunset: term('the words above the times of sunset'),
    noon: term('the words above the height of the sun at noon'),
    rain: term('the words above the rain'),
    storms: term('the words above the days with storms'),
    twilight: term('what the sky before sunrise and after sunset is called'),
    gold: term('what the light after sunrise and before sunset is called'),
    day: term('what the light between the two is called'),
    today: term('the word at the line of today'),
  }),
});

import { z } from 'astro/zod';
import { entry, list, text } from '../fields.ts';

const term = (what: string) => text(what, { max: 40 });

const figure = (what: string) => z.number({ error: `is not right: write ${what}, a number` }).min(0);

const monthly = (what: string) => list(figure(what), 'numbers, January first', { min: 12, max: 12 });

const isZone = (value: string) => Intl.supportedValuesOf('timeZone').includes(value);

/** A year of light where the company is: the sun's times come from the position in site.yaml. */
export const daylight = entry({
  title: text('a title', { max: 60 }),
  caption: text('one or two sentences under the drawing', { max: 200 }),
  /** Where clocks are set alike, by its name in the time zone database. */
  zone: text('a time zone, such as America/New_York', { max: 40 }).refine(isZone, {
    error: 'is not known: write a time zone, such as America/New_York',
  }),
  /** Inches. */
  rain: monthly('the inches of rain of a month'),
  /** Days with a thunderstorm. */
  storms: monthly('the days with storms of a month'),
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

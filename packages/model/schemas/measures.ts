import { z } from 'zod';
import { isTime } from '../contact/hours.ts';
import { isTimeZone } from '../drafts/time-zone.ts';
import { formatted, name } from '@site/zod-content/fields.ts';
import { fieldAdvice, fieldMeanings } from '@site/zod-content/meanings.ts';

/** Unlike `wholeNumber`, with decimals such as 2.5. */
export function amount(what: string, min: number, max: number) {
  const advice = `write ${what}, a number from ${min} to ${max}`;
  return z
    .number({
      error: ({ input }) => {
        if (input === undefined || input === null) return `is missing: ${advice}`;
        return typeof input === 'string' ? `is text: ${advice}, without quotes` : `is not right: ${advice}`;
      },
    })
    .min(min, `is not right: ${advice}`)
    .max(max, `is not right: ${advice}`)
    .register(fieldAdvice, { advice, min, max });
}

/** On the 24-hour clock, such as 06:30. */
export const clock = formatted('write a time on the 24-hour clock, such as "09:00" or "20:30"', isTime);

const isMoment = (value: string) =>
  /^\d{4}-\d\d-\d\d (?:[01]\d|2[0-3]):[0-5]\d$/.test(value) && z.iso.date().safeParse(value.slice(0, 10)).success;
const moment = formatted(
  "write the date and time in the company's time zone, such as 2026-11-27 09:00",
  isMoment,
).register(fieldMeanings, {
  kind: 'moment',
});

/** When something appears and disappears, in the `zone` of site.yaml. */
export const shownTimes = { from: moment.optional(), until: moment.optional() };

/** Decimal degrees. */
export const position = {
  latitude: amount('the latitude in degrees, south of the equator below 0', -90, 90),
  longitude: amount('the longitude in degrees, west of Greenwich below 0', -180, 180),
};

/** From the IANA database. */
export const zone = name('a time zone, such as America/New_York', { max: 40 }).refine(
  isTimeZone,
  'is not known: write a time zone, such as America/New_York',
);

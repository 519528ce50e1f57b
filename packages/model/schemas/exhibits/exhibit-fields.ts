/** Builders of fields that several exhibits use, with messages in the manner of ../fields.ts. */
import { z } from 'astro/zod';
import { isTime } from '../../contact/hours.ts';
import { fieldAdvice } from '../field-meanings.ts';
import { formatted, text } from '../fields.ts';

/** A word or two on a drawing or above a column. */
export const term = (what: string) => text(what, { max: 40 });

/** What every exhibit has. */
export const frameFields = {
  /** The tag in the text has the same one. */
  name: formatted('write a name of small letters, digits and hyphens, which the tag in the text has too', (value) =>
    /^[a-z][a-z0-9-]*$/.test(value),
  ),
  title: text('a title', { max: 60 }),
  caption: text('one or two sentences under the drawing', { max: 200 }).optional(),
};

/** A number that need not be whole, such as 2.5. */
export function amount(what: string, min: number, max: number) {
  const advice = `write ${what}, a number from ${String(min)} to ${String(max)}`;
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

/** A time on the clock of 24 hours, such as 06:30. */
export const clock = formatted('write a time on the clock of 24 hours, such as "06:30" or "20:00"', isTime);

/** Decimal degrees. */
export const position = {
  latitude: amount('the latitude in degrees, south of the equator below 0', -90, 90),
  longitude: amount('the longitude in degrees, west of Greenwich below 0', -180, 180),
};

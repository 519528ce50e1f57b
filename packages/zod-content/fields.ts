import { z } from 'zod';
import { isWebAddress } from './web-address.ts';
import { withoutHidden } from './hidden.ts';
import { nearestOf } from './nearest.ts';
import { fieldAdvice, fieldMeanings, type TextMeaning } from './meanings.ts';

/**
 * Field builders whose messages tell an editor what to write. Every message
 * completes the sentence "file: field …", so it starts with a verb or "is".
 */
interface Advice {
  error: (issue: { input?: unknown }) => string;
}

/** For a value that is missing, empty or of the wrong type. */
function advise(advice: string): Advice {
  return {
    error: ({ input }) => {
      if (input === undefined) return `is missing: ${advice}`;
      return input === null ? `is empty: ${advice}` : `is not right: ${advice}`;
    },
  };
}

/** For text, which YAML may parse as something else without quotes. */
function adviseText(advice: string): Advice {
  return {
    error: ({ input }) => {
      if (input === undefined || input === null) return advise(advice).error({ input });
      if (Array.isArray(input)) return `is a list, not text: ${advice}`;
      const kind = { number: 'a number', boolean: 'true or false' }[typeof input as string] ?? 'a block';
      return `is ${kind}, not text: put it in quotes, and ${advice}`;
    },
  };
}

/** For messages: one line, truncated. */
export function shorten(text: string, max = 60): string {
  const line = text.replace(/\p{Cc}+/gu, ' ');
  return line.length > max ? `${line.slice(0, max - 1)}…` : line;
}

/** The no-break space that visual HTML editors write. */
const htmlSpace = /&(?:nbsp|#160|#xA0);/gi;

/** Removes what copying from phones, tables and programs leaves around text: spaces and invisible characters. */
const clean = (value: string) => withoutHidden(value.replace(htmlSpace, ' ')).trim();

/** For a fixed format, in which all spaces are the same and nothing invisible has a meaning. */
const cleanFormat = (value: string) =>
  value
    .replace(htmlSpace, ' ')
    .replace(/[\p{Cc}\p{Zs}]/gu, ' ')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim();

export function show(input: unknown): string {
  return `"${shorten(typeof input === 'string' ? input : JSON.stringify(input))}"`;
}

/** An object that rejects unknown fields. */
export function entry<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code === 'unrecognized_keys') {
        const known = Object.keys(shape).join(', ');
        const [first = '', ...others] = issue.keys;
        const more = others.length > 0 ? `, as ${shorten(others.join(', '))}` : '';
        return `is an unknown field${more}: remove it, or write one of ${known}${nearestOf(first, Object.keys(shape))}`;
      }
      return advise(`write a block with ${Object.keys(shape).join(', ')}`).error(issue);
    },
  });
}

/** Characters that feeds and sitemaps may not contain (XML 1.0, 2.2), and other control characters. */
export const unprintable = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/u;

/**
 * A word in braces, known or not, since `{Phone}` and `{ phone }` are typos, not text. `{count.movies film/films}` has
 * a singular and a plural.
 */
export const tokenPattern = /\{(\s*[A-Za-z][\w.-]*\s*)(?: ([^{}/]+)\/([^{}/]+))?\}/g;

/** The assumed length of a `{token}` that is not filled in yet. */
const tokenRoom = 30;

/** The longest name or caption, in characters. */
const maxNameLength = 400;

/**
 * One line or paragraph of text. `min` and `max` count characters; text with tokens gets the benefit of the doubt.
 * @param kind further meaning for forms.
 */
export function text(what: string, { min = 1, max = 400, ...kind }: Partial<Omit<TextMeaning, 'what'>> = {}) {
  return (
    z
      .string(adviseText(`write ${what}`))
      // A long post keeps its invisible characters.
      .overwrite((value) => (max > maxNameLength ? value.trim() : clean(value)))
      // Invisible characters, such as a soft hyphen, are not text.
      .refine((value) => /[^\p{C}\p{Z}]/u.test(value), { error: `is empty: write ${what}`, abort: true })
      .refine((value) => !unprintable.test(value), {
        error: `has an invisible control character: write ${what} again`,
        abort: true,
      })
      .refine((value) => value.replace(tokenPattern, ' '.repeat(tokenRoom)).length >= min, {
        error: (issue) => `has ${countOf(issue.input)} characters: write at least ${min}`,
      })
      .refine((value) => value.replace(tokenPattern, '').length <= max, {
        error: (issue) => `has ${countOf(issue.input)} characters: write at most ${max}`,
      })
      .register(fieldMeanings, { kind: 'text', what, max, ...(min > 1 && { min }), ...kind })
      .register(fieldAdvice, { advice: `write ${what}` })
  );
}

/** Text that is the same in every language, as the name of a person or a company. */
export function name(what: string, { max = 60 }: { max?: number } = {}) {
  return text(what, { max, isName: true });
}

export function alt(what: string) {
  return text(what, { max: 140 });
}

/**
 * Text in a fixed format, without tokens.
 * @param advice describes the format, such as "write the host alone, such as example.com".
 * @param read normalizes equivalent formats; it returns other values unchanged.
 */
export function formatted(advice: string, matches: (value: string) => boolean, read = (value: string) => value) {
  return z
    .string(adviseText(advice))
    .overwrite((value) => read(cleanFormat(value)))
    .refine(matches, { error: `is not right: ${advice}` })
    .register(fieldAdvice, { advice });
}

function countOf(input: unknown): string {
  return String(typeof input === 'string' ? input.length : 0);
}

export function list<Item extends z.ZodType>(item: Item, what: string, { min = 1, max = 200 } = {}) {
  return (
    z
      .array(item, advise(`write a list of ${what}`))
      // Unlike `min` and `max`, these do not run on values that are not lists.
      .refine(({ length }) => length >= min, `is too short: write at least ${min} ${what}`)
      .refine(({ length }) => length <= max, `is too long: write at most ${max} ${what}`)
      .register(fieldAdvice, { advice: `write a list of ${what}`, min, max })
  );
}

export function wholeNumber(what: string, min: number, max: number) {
  const advice = `write ${what}, a whole number from ${min} to ${max}`;
  const asText = `is text: ${advice}, without quotes`;
  return z
    .int({ error: (issue) => (typeof issue.input === 'string' ? asText : advise(advice).error(issue)) })
    .min(min, `is not right: ${advice}`)
    .max(max, `is not right: ${advice}`)
    .register(fieldAdvice, { advice, min, max });
}

export function oneOf<const Values extends readonly string[]>(values: Values) {
  const advice = `write one of ${values.join(', ')}`;
  return z
    .enum(values, {
      error: ({ input }) => {
        if (input === undefined || input === null) return advise(advice).error({ input });
        return `is ${show(input)}, which is not known: ${advice}${nearestOf(typeof input === 'string' ? input : '', values)}`;
      },
    })
    .register(fieldAdvice, { advice });
}

/** Such as 2024-05-31, with or without quotes. */
export const isoDate = formatted(
  'write a day that exists as year-month-day, such as 2024-05-31',
  (value) => z.iso.date().safeParse(value).success,
).register(fieldMeanings, { kind: 'day' });

/**
 * True, or left out.
 * @param when completes "write true …", such as "where the videos are of music".
 * @param what says what true means, for forms.
 */
export function flag(when: string, what: string) {
  return z
    .boolean({ error: `is not right: write true ${when}, or leave the line out` })
    .register(fieldMeanings, { kind: 'switch', what });
}

const webAdvice = 'write the whole address, starting with https://';

/** The full address of an external page. */
export const webAddress = z
  .string(adviseText(webAdvice))
  .overwrite(cleanFormat)
  .refine(isWebAddress, { error: ({ input }) => `is ${show(input)}: ${webAdvice}` })
  .register(fieldAdvice, { advice: webAdvice });

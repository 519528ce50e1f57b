import { z } from 'astro/zod';
import { isFeed } from '../blog/feeds.ts';
import { withoutHidden } from '../text/hidden.ts';
import { mediaPlace } from '../media/picture-kinds.ts';
import { nearestOf } from '../text/nearest.ts';
import { fieldAdvice, fieldMeanings, type TextMeaning } from './field-meanings.ts';
import { sample } from './sample.ts';

/**
 * Field builders whose messages tell an editor what to write. Every message
 * completes the sentence "file: field …", so it starts with a verb or "is".
 */
interface Advice {
  error: (issue: { input?: unknown }) => string;
}

/** A message for a value that is missing, empty or of the wrong type. */
function advise(advice: string): Advice {
  return {
    error: ({ input }) => {
      if (input === undefined) return `is missing: ${advice}`;
      return input === null ? `is empty: ${advice}` : `is not right: ${advice}`;
    },
  };
}

/** The same for text, which YAML may parse as something else without quotes. */
export function adviseText(advice: string): Advice {
  return {
    error: ({ input }) => {
      if (input === undefined || input === null) return advise(advice).error({ input });
      if (Array.isArray(input)) return `is a list, not text: ${advice}`;
      const kind = { number: 'a number', boolean: 'true or false' }[typeof input as string] ?? 'a block';
      return `is ${kind}, not text: put it in quotes, and ${advice}`;
    },
  };
}

/** Text on one line, shortened to 60 characters, for messages. */
function shorten(text: string): string {
  const line = text.replace(/\p{Cc}+/gu, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/** An invalid value for messages. */
export function show(input: unknown): string {
  return `"${shorten(typeof input === 'string' ? input : JSON.stringify(input))}"`;
}

/** An object that rejects unknown fields. */
export function entry<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code === 'unrecognized_keys') {
        const known = Object.keys(shape).join(', ');
        const [first = ''] = issue.keys;
        return `has the unknown field ${shorten(issue.keys.join(', '))}: remove it, or write one of ${known}${nearestOf(first, Object.keys(shape))}`;
      }
      return advise(`write a block with ${Object.keys(shape).join(', ')}`).error(issue);
    },
  });
}

/** Characters that feeds and sitemaps may not contain (XML 1.0, 2.2), and other control characters. */
export const unprintable = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/u;

const token = /\{[a-z][A-Za-z.]*(?: [^{}/]+\/[^{}/]+)?\}/g;
/** The length assumed for a `{token}` that is not filled in yet. */
const tokenRoom = 30;

/** The longest text that names something, or stands beside such a name, in characters. */
const longestName = 400;

/**
 * One line or paragraph of text. `min` and `max` count characters; text with tokens gets the benefit of the doubt,
 * since the content check measures it again with the facts filled in.
 * @param kind what it is besides words.
 */
export function text(what: string, { min = 1, max = 400, ...kind }: Partial<Omit<TextMeaning, 'kind' | 'what'>> = {}) {
  return (
    z
      .string(adviseText(`write ${what}`))
      .trim()
      // Invisible characters, such as a zero-width space, are not text.
      .refine((value) => /[^\p{C}\p{Z}]/u.test(value), { error: `is empty: write ${what}`, abort: true })
      .refine((value) => !unprintable.test(value), {
        error: `has an invisible control character: write ${what} again`,
        abort: true,
      })
      // A post may be long, and its letters are those of its old site.
      .refine((value) => max > longestName || withoutHidden(value) === value, {
        error: `has an invisible character: write ${what} again`,
        abort: true,
      })
      .refine((value) => value.replace(token, ' '.repeat(tokenRoom)).length >= min, {
        error: (issue) => `has ${countOf(issue.input)} characters: write at least ${min}`,
      })
      .refine((value) => value.replace(token, '').length <= max, {
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

/** A picture's alternative text. */
export function alt(what: string) {
  return text(what, { max: 140, isAlt: true });
}

/**
 * Text in a fixed format, without tokens.
 * @param advice describes the format, such as "write the host alone, such as example.com".
 */
export function formatted(advice: string, matches: (value: string) => boolean) {
  return z
    .string(adviseText(advice))
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

const dayAdvice = 'as year-month-day, such as 2024-05-31';

/** A calendar day, such as 2024-05-31, with or without quotes. */
export const isoDate = z.iso
  .date({
    error: ({ input }) =>
      typeof input === 'string'
        ? `is ${show(input)}, which is not a day: write it ${dayAdvice}`
        : advise(`write the day ${dayAdvice}`).error({ input }),
  })
  .register(fieldMeanings, { kind: 'day' })
  .register(fieldAdvice, { advice: `write the day ${dayAdvice}` });

/**
 * A picture of content/media, relative to the entry's folder, such as ../media/posters/title.jpg.
 * @param use whether it is the picture of shared links, which have their own size.
 */
export function picture(folder: string, ending = 'jpg', use: { readonly isShared?: true } = {}) {
  const place = new RegExp(`^\\.\\.?/(?:[\\w-]+/|\\.\\./)*[\\w-]+\\.(?:${ending})$`);
  const advice = `write the picture's place from this file, such as ${mediaPlace(folder)}/name.${ending.replace('|', ' or .')}`;
  return formatted(advice, (value) => place.test(value)).register(fieldMeanings, {
    kind: 'picture',
    folder,
    ending,
    ...use,
  });
}

/** A silent loop of content/media/loops, in two files: AV1 and H.264. */
export const loop = formatted(
  "write the loop's place from this file, without .mp4, such as ../media/loops/hover/name for name.av1.mp4 and name.mp4",
  (value) => /^\.\.?\/(?:\.\.\/)*media\/loops\/(?:[\w-]+\/)*[\w-]+$/.test(value),
).register(fieldMeanings, { kind: 'loop' });

/** Whether it is written as the path of a page or a feed. */
export const isPath = (value: string) => isFeed(value) || /^\/[\w{}/-]*$/.test(value);
const writePath = () => formatted('write a path of the site, such as /contact', isPath);

/** The path of a page of this site, with `{product}` for the product's slug. */
export const internalPath = writePath().register(fieldMeanings, { kind: 'path' });

/** An item of a list, which leaves it out while its page is a draft or has nothing to show. */
export const listedPath = writePath().register(fieldMeanings, { kind: 'path', isListed: true });

/** A page's own path, with `{product}` for the product's slug. */
export const pagePath = formatted(
  'write a slash, then letters, digits, hyphens or {product}, such as /color-grading or /cases/neon-tide',
  (value) => /^(?:\/(?:[A-Za-z0-9-]|\{product\})+)+\/?$/.test(value),
).register(fieldMeanings, { kind: 'address' });

/** A video of content/videos, by file name. */
export const videoName = text('the file name of a video', { max: 80 }).register(fieldMeanings, { kind: 'video' });

/** A portfolio of content/portfolios, by file name. */
export const portfolioName = text('the file name of a portfolio, such as music', { max: 80 }).register(fieldMeanings, {
  kind: 'portfolio',
});

/** A team member, by file name in content/team. */
export const personName = text('the file name of a team member', { max: 80 }).register(fieldMeanings, {
  kind: 'person',
});

/** The place of what has none of its own. */
export const lastOrder = 100_000;

/** Place in a list; the smallest comes first. Leave gaps (10, 20, 30) so that one entry can move alone. */
export const order = wholeNumber('the place in the list', 0, lastOrder);

/**
 * Yes, or a line that is left out.
 * @param when completes "write true …", such as "where the videos are of music".
 * @param what says what yes means, for forms.
 */
export function flag(when: string, what: string) {
  return z
    .boolean({ error: `is not right: write true ${when}, or leave the line out` })
    .register(fieldMeanings, { kind: 'switch', what });
}

/** Keeps an entry out of builds. */
export const draft = flag('to keep it out of the site', 'keep it out of the site until this is off').default(false);

/** The small label above the heading of a page. */
export const label = text('a short label', { max: 36 });

export const card = entry({ title: text('a title', { max: 60 }), text: text('one to three sentences') });

/** A section of a page: a heading and the text under it. */
export const sectionFields = {
  heading: text('a heading', { max: 80 }),
  text: text('one to three sentences', { max: 600 }),
};

/** A figure of content/claims.yaml, by name. */
export const claimName = text('the name of a figure, such as videos', { max: 40 }).register(fieldMeanings, {
  kind: 'claim',
});

/** A shared call to action, by its name in content/navigation.yaml. */
export const bandName = text('the name of a band', { max: 30 }).register(fieldMeanings, { kind: 'band' });

/** The shared call to action that a page ends with. */
export const bandField = { band: bandName };

/** A page's metadata for search engines, and its first lines. */
export const pageFields = {
  sample,
  /** Other words that visitors type for the page; the site's search finds it by them. */
  query: text('what visitors type who should find this page, such as camera rental in Toronto', { max: 70 }).optional(),
  title: text('the title for search results', { max: 60 }),
  description: text('the description for search results', { min: 70, max: 160 }),
  label,
  heading: text("the page's main heading", { max: 80 }),
  lead: text('one or two sentences', { max: 320 }),
};

/** The same for a page that the site map lists. */
export const listedPageFields = {
  ...pageFields,
  /** The page's name in the site map, in breadcrumbs and in the editor. */
  siteMapLabel: text('the name of this page in the site map', { max: 70 }),
};

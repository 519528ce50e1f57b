import { z } from 'astro/zod';
import { pageAddress } from '../routes/content-routes.ts';
import type { Routes } from '../routes/create-routes.ts';
import { pageFields } from '../schemas/fields.ts';
import { perEntry } from './per-entry.ts';
import type { Problem } from './problem.ts';
import type { CheckedEntry } from './read-content.ts';

/** Words that a search engine ignores: two queries that only differ in these are the same. */
const fillers = new Set(
  'a an and are as at be by do for from how i in is it my near of on or our that the their this to us we what when where which who with you your'.split(
    ' ',
  ),
);

/** Makes `companies` and `company` equal; the result need not be a word. */
function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  return word.replace(/ies$/, 'y').replace(/s$/, '');
}

/**
 * The words that say what a text is about, in the order in which they first appear: in lowercase, without accents,
 * plural endings, single letters and words such as "in" and "for".
 */
export function significantWords(text: string): ReadonlySet<string> {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1 && !fillers.has(word));
  return new Set(words.map(singular));
}

// A written page may name no query, and leave lines for its heading and text to say.
const { heading, ...optionalFields } = z.object(pageFields).omit({ sample: true }).shape;
const copySchema = z.object({ heading, ...z.object(optionalFields).partial().shape });

interface Copy extends z.output<typeof copySchema> {
  readonly file: string;
}

/** A page. Skips one with an unknown token, which is reported elsewhere, since its words cannot be compared. */
const copyOf = perEntry((entry: CheckedEntry): readonly Copy[] => {
  const { data } = copySchema.safeParse(entry.data);
  if (!data) return [];
  const hasToken = Object.values(data).some((value) => value?.includes('{'));
  return hasToken ? [] : [{ ...data, file: entry.file }];
});

/** Each page's address with its query, in reading order. */
export function listQueries({ entries, routes }: { entries: readonly CheckedEntry[]; routes: Routes }) {
  const queries = new Map(entries.map((entry) => [pageAddress(entry, routes), entry.data.query]));
  return routes.all.map(({ path }) => {
    const query = queries.get(path);
    return { path, query: typeof query === 'string' ? query : 'none of its own' };
  });
}

function quote(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(', ');
}

/** Pages with the same query compete: search engines show one of them, and not always the better. */
function checkRivals(pages: readonly Copy[]): Problem[] {
  const owners = new Map<string, string>();
  return pages.flatMap(({ file, query }) => {
    if (query === undefined) return [];
    const words = [...significantWords(query)].sort();
    if (words.length === 0) {
      return [
        {
          file,
          field: 'query',
          advice: `is "${query}", which only has words that search engines ignore: write what a client would type`,
        },
      ];
    }
    const owner = owners.get(words.join(' '));
    owners.set(words.join(' '), owner ?? file);
    if (owner === undefined) return [];
    const advice = `is "${query}", as on ${owner}: write a query that no other page has, or merge the two pages`;
    return [{ file, field: 'query', advice }];
  });
}

/**
 * Title and heading together hold every word of the query, since that is what a search result and the page show
 * first. The lead needs half: it names the subject in a sentence of its own, and one that had to repeat every word
 * would read like a list of them.
 */
function checkAnswer({ file, query, title = '', heading: main, lead }: Copy): Problem[] {
  if (query === undefined) return [];
  const asked = [...significantWords(query)];
  const missingIn = (text: string) => {
    const words = significantWords(text);
    return asked.filter((word) => !words.has(word));
  };
  const problems: Problem[] = [];
  const unnamed = missingIn(`${title} ${main}`);
  if (unnamed.length > 0) {
    const advice = `and heading lack ${quote(unnamed)} of the query "${query}": write it into one of them, or another query`;
    problems.push({ file, field: 'title', advice });
  }
  if (lead === undefined) return problems;
  const least = Math.ceil(asked.length / 2);
  const unsaid = missingIn(lead);
  if (asked.length - unsaid.length < least) {
    const advice = `has ${asked.length - unsaid.length} of the ${asked.length} words of the query "${query}": write at least ${least}; it lacks ${quote(unsaid)}`;
    problems.push({ file, field: 'lead', advice });
  }
  return problems;
}

interface Line {
  readonly file: string;
  readonly field: string;
  readonly value: string;
}

const resultSchema = z.object({ title: z.string(), description: z.string() });
const aliasSchema = z.object({ alias: resultSchema });

/** Those of a second address, or of a post. */
const otherLinesOf = perEntry(({ name, file, data }: CheckedEntry): readonly Line[] => {
  const alias = aliasSchema.safeParse(data).data?.alias;
  const post = name === 'posts' ? resultSchema.safeParse(data).data : undefined;
  const prefix = alias ? 'alias.' : '';
  return Object.entries(alias ?? post ?? {}).map(([field, value]) => ({ file, field: prefix + field, value }));
});

/**
 * The titles and descriptions of pages and posts, which must be unique. Watch pages are left out, since theirs have a
 * video's title and artist.
 */
function listLines(entries: readonly CheckedEntry[], pages: readonly Copy[]): Line[] {
  const ofPages = pages.flatMap((page) =>
    (['title', 'heading', 'description'] as const).flatMap((field) => {
      const value = page[field];
      return value === undefined ? [] : [{ file: page.file, field, value }];
    }),
  );
  return [...ofPages, ...entries.flatMap(otherLinesOf)];
}

function checkRepeats(lines: readonly Line[]): Problem[] {
  const owners = new Map<string, string>();
  return lines.flatMap(({ file, field, value }) => {
    const kind = field.replace('alias.', '');
    const key = `${kind} ${value.toLowerCase()}`;
    const owner = owners.get(key);
    owners.set(key, owner ?? file);
    if (owner === undefined) return [];
    return [{ file, field, advice: `is the same as the ${kind} of ${owner}: write one that only this page has` }];
  });
}

/**
 * Checks that every page has a query of its own, and uses its words where a searcher looks first.
 * @param entries valid files with the facts filled in, since the owner may rename the product.
 */
export function checkQueries(entries: readonly CheckedEntry[]): Problem[] {
  const pages = entries.flatMap(copyOf);
  return [...checkRivals(pages), ...pages.flatMap(checkAnswer), ...checkRepeats(listLines(entries, pages))];
}

import { isDraft } from '../drafts/is-draft.ts';
import { siteDay } from '../drafts/site-day.ts';
import { countEntries } from '../facts/count-entries.ts';
import { createFacts } from '../facts/create-facts.ts';
import { describeUnknownTokens, fillFactsDeep, type Facts } from '../facts/fill-facts.ts';
import { readRoutes } from '../routes/content-routes.ts';
import type { Routes } from '../routes/create-routes.ts';
import { contentFiles } from '../schemas/content-files.ts';
import { claimsSchema, offersSchema, siteSchema } from '../schemas/site.ts';
import { checkMedia } from './check-media.ts';
import { checkQueries } from './check-queries.ts';
import { checkReferences } from './check-references.ts';
import { addLines } from './find-line.ts';
import { fieldName, listIssues, type Problem } from './problem.ts';
import { readContent, type CheckedEntry, type RawContent, type RawEntry } from './read-content.ts';

interface Verdict {
  readonly entry?: CheckedEntry;
  readonly problems: readonly Problem[];
}

function categoryOf(data: unknown): unknown {
  return data !== null && typeof data === 'object' && 'category' in data ? data.category : undefined;
}

/** The facts of a content folder; undefined where the files that hold them are wrong. */
export function readFacts({ entries }: RawContent, today: string): Facts | undefined {
  const dataOf = (name: RawEntry['name']) => entries.find((entry) => entry.name === name)?.data;
  const site = siteSchema.safeParse(dataOf('site'));
  const claims = claimsSchema.safeParse(dataOf('claims'));
  const offers = offersSchema.safeParse(dataOf('offers'));
  if (!site.success || !claims.success || !offers.success) return undefined;
  const published = entries.filter(({ data }) => !isDraft(data, today));
  const counts = countEntries(published.map(({ name, data }) => ({ collection: name, category: categoryOf(data) })));
  return createFacts({ site: site.data, claims: claims.data, promotion: offers.data.promotion, counts });
}

/** Tokens in the fields of a file that stand for nothing. */
function checkTokens(file: string, value: unknown, facts: Facts, path: readonly PropertyKey[] = []): Problem[] {
  if (typeof value === 'string') {
    // An address: the route table fills it, and what it cannot fill is no page.
    if (value.startsWith('/')) return [];
    return describeUnknownTokens(value, facts).map((advice) => ({ file, field: fieldName(path), advice }));
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => checkTokens(file, item, facts, [...path, index]));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => checkTokens(file, inner, facts, [...path, key]));
}

function checkValues({ name, file }: RawEntry, data: unknown) {
  const { data: checked, error } = contentFiles[name].schema.safeParse(data);
  return { checked, problems: listIssues(file, error) };
}

/** A file with an unknown token is checked with its tokens as they stand, so that its other faults show too. */
function checkEntry(entry: RawEntry, facts: Facts | undefined): Verdict {
  const tokens = facts ? checkTokens(entry.file, entry.data, facts) : [];
  const fill = (data: unknown) => (facts && tokens.length === 0 ? fillFactsDeep(data, facts) : data);
  const { checked, problems } = checkValues(entry, fill(entry.data));
  return { ...(checked && { entry: { ...entry, data: checked } }), problems: [...tokens, ...problems] };
}

/** What a look at a content folder has found. */
export interface CheckedContent {
  /** All problems, in the order of the files; empty where the site can be built. */
  readonly problems: readonly Problem[];
  /** Every file there is. */
  readonly files: RawContent['files'];
  /** Those whose values are right. */
  readonly entries: readonly CheckedEntry[];
  readonly routes: Routes;
}

/**
 * Looks at every content file and at what they say of each other.
 * @param folder the content folder.
 * @param today the day by which entries are published or wait, such as 2024-05-31.
 */
export async function examineContent(folder: string, today = siteDay(process.env)): Promise<CheckedContent> {
  const raw = await readContent(folder);
  const facts = readFacts(raw, today);
  const verdicts = raw.entries.map((entry) => checkEntry(entry, facts));
  const problems = [...raw.problems, ...verdicts.flatMap((verdict) => verdict.problems), ...(await checkMedia(folder))];
  const entries = verdicts.flatMap((verdict) => (verdict.entry ? [verdict.entry] : []));
  const site = siteSchema.safeParse(raw.entries.find(({ name }) => name === 'site')?.data).data;
  const routes = readRoutes(raw.entries, site?.product.slug ?? '');
  if (facts) {
    problems.push(...checkQueries(entries));
    problems.push(...(await checkReferences({ folder, files: raw.files, entries, routes, facts, today })));
  }
  const sorted = problems.sort((a, b) => a.file.localeCompare(b.file));
  return { problems: await addLines(folder, sorted), files: raw.files, entries, routes };
}

/** @returns all problems of a content folder; empty where the site can be built. */
export async function checkContent(folder: string, today?: string): Promise<readonly Problem[]> {
  return (await examineContent(folder, today)).problems;
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isDraft } from '../drafts/is-draft.ts';
import { momentOf } from '../drafts/site-moment.ts';
import { countEntries, createFacts, createPlaceholders } from '../facts/create-facts.ts';
import { describeUnknownTokens, type Facts } from '../facts/fill-facts.ts';
import { fillEntry, hasWords } from '../facts/fill-entry.ts';
import { readRoutes } from '../routes/content-routes.ts';
import type { Routes } from '../routes/create-routes.ts';
import { contentFiles, type ContentData, type ContentName } from '../schemas/content-files.ts';
import { siteSchema } from '../schemas/site.ts';
import { listTexts } from '@site/zod-content/walk.ts';
import { checkColors } from './check-colors.ts';
import { checkMedia, inspectMedia, type Media } from './check-media.ts';
import { checkReferences, listReferences, type ReferringEntry } from './check-references.ts';
import { checkText, type TranslatedText } from './check-text.ts';
import { checkLanguageAddresses, mergeTranslation } from '../translations/check-translations.ts';
import { openContent, type ContentFolder, type ContentSource } from './content-folder.ts';
import { addLines } from './find-line.ts';
import { fieldName, listIssues, type Problem } from '@site/zod-content/problem.ts';
import { isTooLarge, readContent, type RawContent, type RawEntry, type RawTranslation } from './read-content.ts';

/** The values of a collection's only file; undefined if it is missing or invalid. */
function findSingle<Name extends ContentName>(entries: readonly RawEntry[], name: Name): ContentData<Name> | undefined {
  const entry = entries.find((candidate) => candidate.name === name);
  return contentFiles[name].schema.safeParse(entry?.data).data as ContentData<Name> | undefined;
}

const readRaw = (entries: readonly RawEntry[], wanted: ContentName): unknown =>
  entries.find(({ name }) => name === wanted)?.data;

/** If claims.yaml can't be parsed, all names of claims are accepted. */
function readNamedClaims(entries: readonly RawEntry[]) {
  const named = entries.flatMap(({ source }) => [...source.matchAll(/\{claims\.(\w+)/g)]);
  return { figures: named.map(([, name]) => ({ name })) };
}

/** The facts of a content folder; undefined if the files with facts are invalid. */
export function readFacts({ entries }: Pick<RawContent, 'entries'>, today: string): Facts | undefined {
  const site = findSingle(entries, 'site');
  const claims = findSingle(entries, 'claims');
  const terms = findSingle(entries, 'terms');
  const offers = findSingle(entries, 'offers');
  if (!site || !claims || !terms || !offers) return undefined;
  const counts = countEntries(entries.filter(({ data }) => !isDraft(data, today)));
  return createFacts({
    site,
    claims,
    terms,
    promotion: offers.promotion,
    counts,
    planner: readRaw(entries, 'planner'),
  });
}

function checkTokens({ name, file, data }: RawEntry, facts: Facts): Problem[] {
  const words = listTexts(contentFiles[name].schema, data).filter(({ meaning }) => hasWords(meaning));
  return words.flatMap(({ path, value }) =>
    describeUnknownTokens(value, facts).map((advice) => ({ file, field: fieldName(path), advice })),
  );
}

interface EntryResult {
  readonly entry: ReferringEntry;
  /** Whether its values are valid; if not, they are as written. */
  readonly isValid: boolean;
  readonly problems: readonly Problem[];
}

/** A file with an unknown token is checked with its tokens as written, so that its other problems are found too. */
function checkEntry(raw: RawEntry, facts: Facts | undefined, tokenFacts: Facts): EntryResult {
  const { name, file } = raw;
  const tokens = checkTokens(raw, tokenFacts);
  const { data, error } = contentFiles[name].schema.safeParse(raw.data);
  const written = data ?? (raw.data !== null && typeof raw.data === 'object' ? { ...raw.data } : {});
  const entry = { ...raw, data: facts && tokens.length === 0 ? fillEntry(name, written, facts) : written };
  const text = name === 'writtenPages' ? checkText(raw, tokenFacts) : { problems: [], references: [] };
  return {
    entry: { ...entry, references: [...listReferences(entry), ...text.references] },
    isValid: data !== undefined,
    problems: [...tokens, ...listIssues(file, error, raw.data), ...text.problems],
  };
}

function readSiteParts(entries: readonly RawEntry[]) {
  const { product, brand, origin, formerHost, unwantedHosts } = siteSchema.shape;
  const data: unknown = entries.find(({ name }) => name === 'site')?.data;
  const parts = z.object({
    product: product.optional().catch(undefined),
    brand: brand.optional().catch(undefined),
    origin: origin.optional().catch(undefined),
    formerHost: formerHost.optional().catch(undefined),
    unwantedHosts: unwantedHosts.catch([]),
  });
  const none = { product: undefined, brand: undefined, origin: undefined, formerHost: undefined, unwantedHosts: [] };
  return parts.catch(none).parse(data);
}

/** The text of files that can't be parsed, which is searched for references. */
async function readUnreadable(content: ContentFolder, files: RawContent['files'], entries: readonly RawEntry[]) {
  const read = new Set(entries.map(({ file }) => file));
  const states = files
    .filter(({ file }) => !read.has(file))
    .flatMap(({ file }) => content.files.get(path.posix.relative('content', file)) ?? [])
    .filter((state) => !isTooLarge(state));
  return Promise.all(states.map(async ({ place }) => readFile(place, 'utf8')));
}

/** Cached results; the key consists of the facts that were filled in. */
const checkCache = new WeakMap<RawEntry, { readonly key: string; readonly result: EntryResult }>();

/** Checks the files that have changed since the last run, or all of them if a fact has changed. */
function checkEntries(entries: readonly RawEntry[], facts: Facts | undefined): EntryResult[] {
  const tokenFacts =
    facts ??
    createPlaceholders({
      claims: readRaw(entries, 'claims') ?? readNamedClaims(entries),
      planner: readRaw(entries, 'planner'),
      counts: countEntries(entries),
    });
  const key = JSON.stringify([facts ?? null, tokenFacts]);
  return entries.map((entry) => {
    const known = checkCache.get(entry);
    if (known?.key === key) return known.result;
    const result = checkEntry(entry, facts, tokenFacts);
    checkCache.set(entry, { key, result });
    return result;
  });
}

function checkTranslation(
  translation: RawTranslation,
  {
    raw: originals,
    own,
    today,
  }: { readonly raw: readonly RawEntry[]; readonly own: readonly Problem[]; readonly today: string },
): Pick<EntryResult, 'problems'> & { readonly texts: readonly TranslatedText[] } {
  const reported = new Set(own.map(({ file, field, advice }) => `${file} ${field} ${advice}`));
  const { pairs, merged, problems } = mergeTranslation(translation, originals);
  const byFile = new Map(pairs.map(({ first }, index) => [first.file, merged[index]]));
  const entries = originals.map((entry) => byFile.get(entry.file) ?? entry);
  const checked = checkEntries(merged, readFacts({ entries }, today));
  // Problems of values in the first language are reported once.
  const isNew = ({ field, advice }: Problem, index: number) =>
    !reported.has(`${pairs[index]?.first.file ?? ''} ${field} ${advice}`);
  // An unreadable original is reported itself.
  const unread = own.map(({ file }) => file).filter((file) => originals.every((entry) => entry.file !== file));
  const isAlone = ({ file }: Problem) => !unread.includes(file.replace(`/${translation.language.code}/`, '/'));
  return {
    problems: [
      ...problems.filter(isAlone),
      ...checked.flatMap((result, index) => result.problems.filter((problem) => isNew(problem, index))),
    ],
    // The fields of a translation have no references of its own; its text does.
    texts: checked.map(({ entry: { file, references } }, index) => ({
      ...{ file, first: pairs[index]?.first.file ?? file },
      references: references.filter(({ field }) => field.startsWith('line ')),
    })),
  };
}

export interface CheckedContent {
  /** All problems, sorted by file; empty if the site can be built. */
  readonly problems: readonly Problem[];
  readonly files: RawContent['files'];
  /** The valid files. */
  readonly entries: readonly ReferringEntry[];
  readonly media: Media;
  readonly routes: Routes;
}

/**
 * Checks every content file, and the references between them.
 * @param source the content folder.
 * @param now the local time that decides what is a draft, such as 2024-05-31 09:00.
 */
export async function examineContent(source: ContentSource, now?: string): Promise<CheckedContent> {
  const content = openContent(source);
  const { files, entries: raw, translations, problems: unreadable } = readContent(content);
  const today = now ?? momentOf(raw);
  const media = await inspectMedia(content);
  const facts = readFacts({ entries: raw }, today);
  const checked = checkEntries(raw, facts);
  const written = checked.map(({ entry }) => entry);
  const entries = checked.flatMap(({ entry, isValid }) => (isValid ? [entry] : []));
  const { drafts = [], shown = [] } = Object.groupBy(raw, ({ data }) => (isDraft(data, today) ? 'drafts' : 'shown'));
  const { product, brand, ...hosts } = readSiteParts(raw);
  const routes = readRoutes(shown, product?.slug ?? '', drafts);
  const own = [...unreadable, ...checked.flatMap((result) => result.problems)];
  const translated = translations.map((translation) => checkTranslation(translation, { raw, own, today }));
  const unreadableTexts = await readUnreadable(content, files, raw);
  const problems = [
    ...own,
    ...translated.flatMap((translation) => translation.problems),
    ...checkLanguageAddresses(
      raw,
      translations.map(({ language }) => language.code),
    ),
    ...checkMedia(media),
    ...(brand ? checkColors(brand.colors) : []),
    ...checkReferences({
      ...{ files, entries, written, own },
      translated: translated.flatMap(({ texts }) => texts),
      unreadableTexts,
      media,
      routes,
      hosts,
      today,
    }),
  ];
  // Unreadable files first: they may cause the other problems.
  const isRead = ({ column }: Problem) => column === undefined;
  const sorted = problems.sort((a, b) => Number(isRead(a)) - Number(isRead(b)) || a.file.localeCompare(b.file));
  return { problems: await addLines(content, sorted), files, entries, media, routes };
}

/** @returns all problems of a content folder; empty if the site can be built. */
export async function checkContent(source: ContentSource, now?: string): Promise<readonly Problem[]> {
  return (await examineContent(source, now)).problems;
}

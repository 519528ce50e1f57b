import { globSync } from 'node:fs';
import { getCollection } from 'astro:content';
import { addDraftStates, type Draftable } from '@site/model/drafts/is-draft.ts';
import { siteMoment } from '@site/model/drafts/site-moment.ts';
import { countedCollections, countEntries, createFacts } from '@site/model/facts/create-facts.ts';
import { fillEntry } from '@site/model/facts/fill-entry.ts';
import { pageNames, readRoutes } from '@site/model/routes/content-routes.ts';
import { entryFolders, type Routes } from '@site/model/routes/create-routes.ts';
import { localizeRoutes } from '@site/model/routes/localize-routes.ts';
import { completePage } from '@site/model/text/page-text.ts';
import { currentLanguage, inLanguage, siteLanguages } from './language.ts';
import { memoizeQuery } from './memoize.ts';
import { siteFolder } from './site-folder.ts';
import { words } from './words.ts';
import { contentFiles, type ContentData, type ContentName, type PageKey } from '@site/model/schemas/content-files.ts';

const showsDrafts = import.meta.env.DEV;

/** An entry with the facts filled in, and its paths resolved to addresses. */
export interface ContentEntry<Name extends ContentName> extends Draftable {
  readonly slug: string;
  /** From the project's folder, such as content/videos/title.yaml. */
  readonly file: string;
  readonly data: ContentData<Name>;
  /** The text of a written page; empty for others. */
  readonly body: string;
  /** For an entry with a translation in the current language: its file, and the original values. */
  readonly translation?: { readonly file: string; readonly original: ContentData<Name> };
  /** The language of an entry without a translation in the current one. */
  readonly lang?: string;
}

/** One moment for the whole build decides what is a draft. */
export const getMoment = memoizeQuery(async () => {
  const [site] = await getCollection('site');
  return siteMoment((site?.data as ContentData<'site'> | undefined)?.zone);
});

/**
 * The raw entries of a collection, translated into the current language if possible, drafts marked.
 * src/content.config.ts has validated them.
 */
async function listWritten<Name extends ContentName>(name: Name): Promise<ContentEntry<Name>[]> {
  // Astro warns about collections without files.
  const isEmpty = globSync(`${siteFolder.content}/${contentFiles[name].pattern}`).length === 0;
  const entries = isEmpty ? [] : await getCollection(name);
  const { code, isFirst } = currentLanguage();
  const translated = new Map(entries.map((entry) => [entry.id, entry]));
  const written = entries
    .filter(({ id }) => !id.includes('/'))
    .map((first) => {
      const own = isFirst ? first : translated.get(`${code}/${first.id}`);
      const file = first.filePath ?? `${siteFolder.content}/${first.id}`;
      return {
        slug: first.id,
        file,
        data: (own ?? first).data as ContentData<Name>,
        body: (own ?? first).body ?? '',
        ...(own &&
          own !== first && { translation: { file: own.filePath ?? file, original: first.data as ContentData<Name> } }),
        ...(!own && { lang: siteLanguages()[0].tag }),
      };
    });
  const addLabel = (entry: ContentEntry<Name>) =>
    entry.state === undefined || !showsDrafts ? entry : { ...entry, stateLabel: words().page[entry.state] };
  return addDraftStates(written, await getMoment()).map(addLabel);
}

const isHidden = ({ state }: Draftable) => !showsDrafts && state === 'draft';

/** The published raw entries. */
async function listShown<Name extends ContentName>(name: Name): Promise<ContentEntry<Name>[]> {
  return (await listWritten(name)).filter((entry) => !isHidden(entry));
}

/** The raw drafts that a build leaves out. */
export async function listHiddenDrafts<Name extends ContentName>(name: Name): Promise<ContentEntry<Name>[]> {
  return (await listWritten(name)).filter(isHidden);
}

function requireOne<Entry>(entries: readonly Entry[], name: ContentName): Entry {
  const [entry] = entries;
  if (!entry) throw new Error(`${siteFolder.content}/${contentFiles[name].pattern} is missing`);
  return entry;
}

/** The entries of several collections, each with its collection's name. */
async function listNamed(names: readonly ContentName[], list: typeof listShown) {
  const lists = names.map(async (name) => (await list(name)).map((entry) => ({ ...entry, name })));
  return (await Promise.all(lists)).flat();
}

async function loadSite() {
  const { data: site } = requireOne(await listShown('site'), 'site');
  const { data: claims } = requireOne(await listShown('claims'), 'claims');
  const { data: terms } = requireOne(await listShown('terms'), 'terms');
  const { data: offers } = requireOne(await listShown('offers'), 'offers');
  const [planner] = await listShown('planner');
  const shown = await listNamed([...countedCollections, ...pageNames, 'words'], listShown);
  const counts = countEntries(shown);
  const facts = createFacts({ site, claims, terms, promotion: offers.promotion, counts, planner: planner?.data });
  const drafts = await listNamed(pageNames, listHiddenDrafts);
  const own = readRoutes(shown, site.product.slug, drafts);
  return { site, facts, routes: await findRoutes(own, shown) };
}

/** The current language's routes; a page or an entry without a translation has the address in the first language. */
async function findRoutes(own: Routes, shown: Awaited<ReturnType<typeof listNamed>>): Promise<Routes> {
  const { isFirst, code } = currentLanguage();
  if (isFirst) return own;
  const { routes } = await inLanguage(siteLanguages()[0], getSite);
  const translated = shown.filter(({ translation }) => translation);
  const entries = [...entryFolders].flatMap(([start, { folder, page }]) =>
    // Entries whose list page isn't translated have no page in this language.
    page !== undefined && !translated.some(({ name }) => name === `${page}Page`)
      ? []
      : translated
          .filter(({ file }) => file.split('/').at(-2) === folder)
          .map(({ slug, data }): [string, string] => {
            const address = `/${start}/${slug}`;
            return [address, 'path' in data ? (data.path ?? address) : address];
          }),
  );
  const files = new Set(translated.map(({ file }) => file));
  return localizeRoutes(routes, { code, routes: own, files, entries: new Map(entries) });
}

/** The company's facts and the site's routes. */
export const getSite = memoizeQuery(loadSite);

async function loadEntries<Name extends ContentName>(name: Name): Promise<ContentEntry<Name>[]> {
  const { facts, routes } = await getSite();
  const entries = await listShown(name);
  return entries
    .map((entry) => ({ ...entry, data: fillEntry(name, entry.data, facts, routes) }))
    .sort((a, b) => a.slug.localeCompare(b.slug));
}

const readEntries = memoizeQuery((name: ContentName): Promise<readonly unknown[]> => loadEntries(name));

/**
 * Every entry of a collection, with the facts filled in, sorted by file name. The list is a copy that the caller may
 * change.
 */
export async function listEntries<Name extends ContentName>(name: Name): Promise<ContentEntry<Name>[]> {
  return [...((await readEntries(name)) as readonly ContentEntry<Name>[])];
}

/** The written pages with their defaults. */
export const listCompletePages = memoizeQuery(async () => {
  const { facts } = await getSite();
  const entries = await listEntries('writtenPages');
  return entries.map((entry) => ({ ...entry, data: completePage(entry.data, entry.body, facts) }));
});

/** The entry of a collection that consists of one file, with the facts filled in. */
export async function getSingle<Name extends ContentName>(name: Name): Promise<ContentEntry<Name>> {
  return requireOne(await listEntries(name), name);
}

export function getPage<Key extends PageKey>(key: Key): Promise<ContentEntry<`${Key}Page`>> {
  return getSingle(`${key}Page`);
}

export function byOrder(a: { data: { order: number } }, b: { data: { order: number } }): number {
  return a.data.order - b.data.order;
}

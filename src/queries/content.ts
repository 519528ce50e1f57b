import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content';
import { countEntries } from '#domain/facts/count-entries.ts';
import { createFacts } from '#domain/facts/create-facts.ts';
import { fillFactsDeep } from '#domain/facts/fill-facts.ts';
import { createRoutes } from '#domain/routes/create-routes.ts';
import { resolvePathsDeep } from '#domain/routes/resolve-path.ts';

/** An entry with the company's facts filled into its text, and its paths into addresses. */
export interface FilledEntry<Name extends CollectionKey> {
  readonly slug: string;
  /** From the project's folder, such as content/videos/title.yaml. */
  readonly file: string;
  readonly data: CollectionEntry<Name>['data'];
}

/**
 * The one entry of a collection that has one file, such as content/site.yaml, as it is written.
 * @throws Error where the file is missing.
 */
async function getRawSingle<Name extends CollectionKey>(name: Name): Promise<CollectionEntry<Name>> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`content: no file of ${name} was found`);
  return entry;
}

async function loadSite() {
  const [site, claims, offers] = await Promise.all([
    getRawSingle('site'),
    getRawSingle('claims'),
    getRawSingle('offers'),
  ]);
  const counted = await Promise.all([
    getCollection('videos'),
    getCollection('movies'),
    getCollection('behindTheScenes'),
    getCollection('reviews'),
    getCollection('team'),
    getCollection('posts'),
  ]);
  const counts = countEntries(
    counted
      .flat()
      .map(({ collection, data }) => ({ collection, category: 'category' in data ? data.category : undefined })),
  );
  const facts = createFacts({ site: site.data, claims: claims.data, promotion: offers.data.promotion, counts });
  return { site: site.data, claims: claims.data, facts, routes: createRoutes(site.data.product.slug) };
}

let loading: ReturnType<typeof loadSite> | undefined;

/** The company's facts and the route table; read once a build, anew for every page while developing. */
export async function getSite() {
  if (import.meta.env.DEV) return loadSite();
  loading ??= loadSite();
  return loading;
}

/** Every entry of a collection, with the facts filled in, in the order of the files' names. */
export async function listEntries<Name extends CollectionKey>(name: Name): Promise<FilledEntry<Name>[]> {
  const { facts, routes } = await getSite();
  const entries = await getCollection(name);
  return entries
    .map((entry) => ({
      slug: entry.id,
      file: entry.filePath ?? `content/${entry.id}`,
      data: resolvePathsDeep(fillFactsDeep(entry.data, facts), routes),
    }))
    .sort((a, b) => a.slug.localeCompare(b.slug));
}

/** The one entry of a collection that has one file, with the facts filled in. */
export async function getSingle<Name extends CollectionKey>(name: Name): Promise<FilledEntry<Name>> {
  await getRawSingle(name);
  const [entry] = await listEntries(name);
  if (!entry) throw new Error(`content: no file of ${name} was found`);
  return entry;
}

/** Sorts by the `order` field that editors set. */
export function byOrder(a: { data: { order: number } }, b: { data: { order: number } }): number {
  return a.data.order - b.data.order;
}

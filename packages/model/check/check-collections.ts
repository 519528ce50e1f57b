import { bareAddress, type Route, type Routes } from '../routes/create-routes.ts';
import { textPageFiles, type RouteKey } from '../routes/route-table.ts';
import { siteMapSchema } from '../schemas/site.ts';
import type { Problem } from './problem.ts';
import type { CheckedEntry, ContentFile } from './read-content.ts';

function checkDuplicateIds(entries: readonly CheckedEntry[]): Problem[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({ name, file, data: { id } }) => {
    if (typeof id !== 'number') return [];
    const key = `${name} ${String(id)}`;
    const owner = owners.get(key);
    if (owner !== undefined)
      return [{ file, field: 'id', advice: `is ${String(id)}, as in ${owner}: write a free number` }];
    owners.set(key, file);
    return [];
  });
}

/** The site map lists every route but itself and the blog, each once. */
function checkSiteMap(entries: readonly CheckedEntry[], routes: Routes): Problem[] {
  const siteMap = entries.find((entry) => entry.name === 'siteMap');
  const { data } = siteMapSchema.safeParse(siteMap?.data);
  if (!siteMap || !data) return [];
  const listed = data.entries.map(({ path }) => routes.find(path)?.key);
  return routes.all.flatMap(({ key, pattern }) => {
    const wanted = key === 'blog' || key === 'siteMap' ? 0 : 1;
    const count = listed.filter((found) => found === key).length;
    if (count === wanted) return [];
    const advice = count < wanted ? `lacks ${pattern}: add it` : `lists ${pattern} too often: remove it`;
    return [{ file: siteMap.file, field: 'entries', advice }];
  });
}

/** Every route that is one written page has its file, and no other file stands there. */
function checkTextPages(files: readonly ContentFile[], { all }: Routes): Problem[] {
  const wanted: Partial<Record<RouteKey, string>> = textPageFiles;
  const present = new Set(files.filter(({ name }) => name === 'textPages').map(({ slug }) => slug));
  const missing = all.flatMap(({ key, path }) => {
    const name = wanted[key];
    if (name === undefined || present.has(name)) return [];
    return [{ file: `content/pages/${name}.mdoc`, field: '', advice: `is missing: write it, since ${path} shows it` }];
  });
  const names = new Set<string>(Object.values(textPageFiles));
  const stray = [...present].filter((name) => !names.has(name)).map((name) => `content/pages/${name}.mdoc`);
  return [
    ...missing,
    ...stray.map((file) => ({ file, field: '', advice: 'is not read by any page: rename, move or delete it' })),
  ];
}

/** The product's slug makes addresses: none may take the place of another page. */
function checkProductSlug(entries: readonly CheckedEntry[], { all }: Routes): Problem[] {
  const site = entries.find(({ name }) => name === 'site');
  const owners = new Map<string, Route['pattern']>([['/videos', '/videos']]);
  return all.flatMap(({ path, pattern }) => {
    const address = bareAddress(path);
    const owner = owners.get(address);
    if (owner === undefined) owners.set(address, pattern);
    if (owner === undefined || !site) return [];
    const advice = `gives ${pattern} the address of ${owner}: write other words`;
    return [{ file: site.file, field: 'product.slug', advice }];
  });
}

/** What holds for files taken together. */
export function checkCollections(
  files: readonly ContentFile[],
  entries: readonly CheckedEntry[],
  routes: Routes,
): Problem[] {
  const slug = checkProductSlug(entries, routes);
  return [
    ...checkDuplicateIds(entries),
    ...checkTextPages(files, routes),
    // Two pages at one address make every count of the site map wrong.
    ...(slug.length > 0 ? slug : checkSiteMap(entries, routes)),
  ];
}

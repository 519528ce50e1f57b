import { z } from 'zod';
import type { ContentFile, RawEntry } from '../check/read-content.ts';
import type { ContentName } from '../schemas/content-files.ts';
import { lastOrder, order, pagePath } from '../schemas/site-fields.ts';
import { createRoutes, homePath, type PageFile, type Routes } from './create-routes.ts';
import { otherGroup, pageGroups, routeKeys, type RouteKey } from './route-table.ts';

/** The rows of `contentFiles` whose files are pages with an address. */
export const pageNames: readonly ContentName[] = [
  ...routeKeys.map((key) => `${key}Page` as const),
  'portfolios',
  'writtenPages',
];

const addressSchema = z.object({
  path: pagePath,
  group: z.enum(pageGroups).optional(),
  order: order.optional(),
});
const homeSchema = addressSchema.omit({ path: true });
const aliasSchema = z.object({ alias: addressSchema.pick({ path: true }) });

type RouteEntry = Pick<RawEntry, 'name' | 'slug' | 'file' | 'data'>;

function readPage({ name, slug, file, data }: RouteEntry): PageFile[] {
  if (!pageNames.includes(name)) return [];
  const key = routeKeys.find((one) => name === `${one}Page`);
  if (key === 'home') {
    const alias = aliasSchema.safeParse(data).data?.alias;
    const home = { key, file, path: homePath, ...homeSchema.safeParse(data).data };
    return [home, ...(alias ? [{ key, file, path: alias.path, canonical: homePath }] : [])];
  }
  const page = addressSchema.safeParse(data).data;
  if (!page) return [];
  if (key !== undefined) return [{ ...page, file, key }];
  if (name === 'portfolios') return [{ order: lastOrder, ...page, file, portfolio: slug }];
  return name === 'writtenPages' ? [{ order: lastOrder, group: otherGroup, ...page, file, slug }] : [];
}

type IsListed = (entry: RouteEntry, entries: readonly RouteEntry[]) => boolean;

const isOf =
  (collection: ContentName): IsListed =>
  ({ name }) =>
    name === collection;

const caseSchema = z.object({ group: z.literal('Cases') });
const directorSchema = z.object({ credits: z.array(z.object({ role: z.string(), person: z.string().optional() })) });

const rolesSchema = z.object({ roles: z.object({ director: z.string() }) });

const isDirected: IsListed = ({ name, data }, entries) => {
  if (name !== 'videos') return false;
  const words = rolesSchema.safeParse(entries.find((entry) => entry.name === 'words')?.data).data;
  return (directorSchema.safeParse(data).data?.credits ?? []).some(
    ({ role, person }) =>
      role === words?.roles.director && entries.some((entry) => entry.name === 'team' && entry.slug === person),
  );
};

/** The entries that each list page shows; a page without any is hidden. */
const listed: Readonly<Partial<Record<RouteKey, IsListed>>> = {
  movies: isOf('movies'),
  behindTheScenes: isOf('behindTheScenes'),
  roster: isDirected,
  cases: ({ name, data }) => name === 'writtenPages' && caseSchema.safeParse(data).success,
  blog: isOf('posts'),
  videos: isOf('videos'),
};

/**
 * The routes of a content folder, without pages whose address, group or order is missing or invalid.
 * @param entries all published entries.
 * @param drafts pages that have an address but are not shown.
 */
export function readRoutes(
  entries: readonly RouteEntry[],
  productSlug: string,
  drafts: readonly RouteEntry[] = [],
): Routes {
  const { shown = [], empty = [] } = Object.groupBy(entries.flatMap(readPage), ({ key }) => {
    const isListed = key && listed[key];
    return !isListed || entries.some((entry) => isListed(entry, entries)) ? 'shown' : 'empty';
  });
  const hidden = empty.map((page) => ({ ...page, isEmpty: true as const }));
  return createRoutes(productSlug, shown, [...hidden, ...drafts.flatMap(readPage)]);
}

export function pageAddress({ file }: Pick<ContentFile, 'file'>, routes: Routes): string | undefined {
  return routes.all.find((route) => route.file === file)?.path;
}

import { z } from 'astro/zod';
import type { ContentFile, RawEntry } from '../check/read-content.ts';
import type { ContentName } from '../schemas/content-files.ts';
import { order, pagePath } from '../schemas/fields.ts';
import { createRoutes, homePath, type PageFile, type Routes } from './create-routes.ts';
import { pageGroups, routeKeys } from './route-table.ts';

/** The rows of `contentFiles` whose files are pages with an address. */
export const pageNames: readonly ContentName[] = [...routeKeys.map((key) => `${key}Page` as const), 'textPages'];

const addressSchema = z.object({ path: pagePath, group: z.enum(pageGroups).optional(), order: order.default(0) });
const homeSchema = addressSchema.omit({ path: true });
const aliasSchema = z.object({ alias: addressSchema.pick({ path: true }) });

type PageEntry = Pick<RawEntry, 'name' | 'slug' | 'file' | 'data'>;

function readPage({ name, slug, file, data }: PageEntry): PageFile[] {
  const key = routeKeys.find((one) => name === `${one}Page`);
  if (key === 'home') {
    const alias = aliasSchema.safeParse(data).data?.alias;
    const home = { key, file, path: homePath, ...homeSchema.safeParse(data).data };
    return [home, ...(alias ? [{ key, file, path: alias.path, canonical: homePath }] : [])];
  }
  const page = addressSchema.safeParse(data).data;
  if (!page || (key === undefined && name !== 'textPages')) return [];
  return [{ ...page, file, ...(key === undefined ? { slug } : { key }) }];
}

/**
 * The routes of a content folder. A page whose address, group or order is missing or wrong has none.
 * @param entries of the whole folder, or those of `pageNames` alone.
 */
export function readRoutes(entries: readonly PageEntry[], productSlug: string): Routes {
  return createRoutes(productSlug, entries.flatMap(readPage));
}

/** The address of the page whose copy a content file holds; undefined where it is no page's. */
export function pageAddress({ file }: Pick<ContentFile, 'file'>, routes: Routes): string | undefined {
  return routes.all.find((route) => route.file === file)?.path;
}

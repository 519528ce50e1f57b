import type { ContentFile, RawEntry } from '../check/read-content.ts';
import { writtenRouteSchema } from '../schemas/pages.ts';
import { createRoutes, type Routes } from './create-routes.ts';

/**
 * The routes of a content folder. A written page whose address, group or order is missing or wrong has none.
 * @param entries of the whole folder, or the written pages alone.
 */
export function readRoutes(entries: readonly RawEntry[], productSlug: string): Routes {
  const written = entries.flatMap(({ name, slug, data }) => {
    const page = name === 'textPages' ? writtenRouteSchema.safeParse(data).data : undefined;
    return page ? [{ slug, ...page }] : [];
  });
  return createRoutes(productSlug, written);
}

/** The address of the page whose copy a content file holds; undefined where it is no page's. */
export function pageAddress({ name, slug }: ContentFile, routes: Routes): string | undefined {
  if (name === 'videosPage') return '/videos';
  return routes.all.find((route) => (name === 'textPages' ? route.slug === slug : name === `${route.key ?? ''}Page`))
    ?.path;
}

import { readFile } from 'node:fs/promises';
import type { z } from 'astro/zod';
import { pageNames, readRoutes } from '../routes/content-routes.ts';
import type { Routes } from '../routes/create-routes.ts';
import { siteSchema } from '../schemas/site.ts';
import { parseYaml, readCollection } from './read-content.ts';
import { describeProblem, listIssues } from './problem.ts';

const file = 'content/site.yaml';

/**
 * Every route of the site, for tools that run outside Astro.
 * @param folder the content folder.
 */
export async function readSiteRoutes(folder: string, productSlug: string): Promise<Routes> {
  const pages = await Promise.all(pageNames.map((name) => readCollection(folder, name)));
  return readRoutes(
    pages.flatMap(({ entries }) => entries),
    productSlug,
  );
}

/**
 * The company's facts, for tools that run outside Astro.
 * @param folder address of the content folder, with a slash at its end.
 * @throws Error with a line for each problem of the file.
 */
export async function readSite(folder: URL): Promise<z.infer<typeof siteSchema>> {
  const { data, problem } = parseYaml(await readFile(new URL('site.yaml', folder), 'utf8'), file);
  const site = siteSchema.safeParse(data);
  if (site.success) return site.data;
  throw new Error((problem ? [problem] : listIssues(file, site.error)).map(describeProblem).join('\n'));
}

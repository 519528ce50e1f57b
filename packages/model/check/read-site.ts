import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { siteSchema } from '../schemas/site.ts';
import { parseYaml } from '@site/zod-content/parse-yaml.ts';
import { describeProblem, listIssues } from '@site/zod-content/problem.ts';

const file = 'content/site.yaml';

/**
 * The company's facts, for tools that run outside Astro.
 * @param folder URL of the content folder, with a trailing slash.
 * @throws Error with a line for each problem of the file.
 */
export async function readSite(folder: URL): Promise<z.infer<typeof siteSchema>> {
  const { data, problem } = parseYaml(await readFile(new URL('site.yaml', folder), 'utf8'), file);
  const site = siteSchema.safeParse(data);
  if (site.success) return site.data;
  throw new Error((problem ? [problem] : listIssues(file, site.error, data)).map(describeProblem).join('\n'));
}

import { readFile } from 'node:fs/promises';
import type { z } from 'astro/zod';
import { siteSchema } from '../schemas/site.ts';
import { parseYaml } from './parse-yaml.ts';
import { describeProblem, fieldName, type Problem } from './problem.ts';

const file = 'content/site.yaml';

/**
 * The company's facts, for tools that run outside Astro.
 * @param folder address of the content folder, with a slash at its end.
 * @throws Error with a line for each problem of the file.
 */
export async function readSite(folder: URL): Promise<z.infer<typeof siteSchema>> {
  const { data, problem } = parseYaml(await readFile(new URL('site.yaml', folder), 'utf8'), file);
  const site = siteSchema.safeParse(data);
  if (site.success) return site.data;
  const values = site.error.issues.map(({ path, message }): Problem => ({
    file,
    field: fieldName(path),
    advice: message,
  }));
  throw new Error((problem ? [problem] : values).map(describeProblem).join('\n'));
}

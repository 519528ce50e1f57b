import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import { parseYaml } from '@site/model/check/read-content.ts';
import { describeProblem } from '@site/model/check/problem.ts';
import { listFiles } from '@site/system/list-files.ts';
import { generateVideos, listCategory, type CatalogueVideo } from './generate-videos.ts';

const fieldsSchema = z.record(z.string(), z.unknown());

async function readVideo(folder: string, file: string): Promise<CatalogueVideo> {
  const { data, problem } = parseYaml(await readFile(path.join(folder, file), 'utf8'), file);
  if (problem) throw new Error(describeProblem(problem));
  return { slug: path.parse(file).name, fields: fieldsSchema.parse(data) };
}

/** The videos of a project, both categories. */
async function readCatalogue(root: string): Promise<CatalogueVideo[]> {
  const folder = path.join(root, 'content/videos');
  const files = listFiles(folder).filter((file) => file.endsWith('.yaml'));
  return Promise.all(files.map((file) => readVideo(folder, file)));
}

/** How many music videos a project has. */
export async function countMusicVideos(root: string): Promise<number> {
  return listCategory(await readCatalogue(root), 'music').length;
}

/**
 * Writes music videos into a copy of the project until it has as many as asked for.
 * @returns how many were added.
 */
export async function growCatalogue(root: string, total: number): Promise<number> {
  const added = generateVideos(await readCatalogue(root), total);
  for (const { slug, fields } of added) {
    await writeFile(path.join(root, 'content/videos', `${slug}.yaml`), stringify(fields, { lineWidth: 0 }));
  }
  return added.length;
}

import path from 'node:path';
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { contentFiles } from '@site/model/schemas/content-files.ts';

/** An entry is known by its file's name alone: that is its slug. */
function nameOfFile({ entry }: { entry: string }): string {
  return path.parse(entry).name;
}

/** One collection for each row of the table that the content check goes by too. */
export const collections = Object.fromEntries(
  Object.entries(contentFiles).map(([name, { pattern, schema }]) => [
    name,
    defineCollection({ loader: glob({ base: './content', pattern, generateId: nameOfFile }), schema }),
  ]),
);

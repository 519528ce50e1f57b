import path from 'node:path';
import { expect, it } from 'vitest';
import { videoSchema } from '@site/model/schemas/video.ts';
import { generateVideos, readCatalog } from './builds.ts';

it('generates videos that the schema accepts, each with its own id, title and place', async () => {
  const catalog = await readCatalog(path.join(import.meta.dirname, '../../..'));
  const music = catalog.filter(({ fields }) => fields.category === 'music').length;
  const added = generateVideos(catalog, music * 2 + 5);
  expect(added).toHaveLength(music + 5);
  expect(added.flatMap(({ fields }) => videoSchema.safeParse(fields).error?.issues ?? [])).toEqual([]);
  const all = [...catalog, ...added];
  const values = all.flatMap(({ fields: { id, title, order, category } }) => [
    id,
    title,
    `${category} ${String(order)}`,
  ]);
  expect(new Set(values).size).toBe(3 * all.length);
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
});

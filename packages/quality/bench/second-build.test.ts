import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { videoSchema } from '@site/model/schemas/video.ts';
import { listFiles } from '@site/system/list-files.ts';
import { editDescription } from './second-build.ts';

const videos = path.join(import.meta.dirname, '../../../content/videos');

it('edits one field, each time another way, that the content check lets through', async () => {
  const [file = ''] = listFiles(videos);
  const source = await readFile(path.join(videos, file), 'utf8');
  const [first, second] = [1, 2].map((run) => parse(editDescription(source, run)) as Record<string, unknown>);
  expect(first?.description).not.toBe(second?.description);
  expect({ ...first, description: '' }).toEqual({ ...(parse(source) as object), description: '' });
  expect(videoSchema.safeParse(first).error?.issues ?? []).toEqual([]);
});

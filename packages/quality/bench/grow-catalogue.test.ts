import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { videoSchema } from '@site/model/schemas/video.ts';
import { listFiles } from '@site/system/list-files.ts';
import { countMusicVideos, growCatalogue } from './grow-catalogue.ts';

const videos = 'content/videos';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'grow-'));
  await cp(path.join(import.meta.dirname, '../../..', videos), path.join(root, videos), { recursive: true });
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

it('writes files that the content check lets through, up to the number asked for', async () => {
  const before = new Set(listFiles(path.join(root, videos)));
  const total = (await countMusicVideos(root)) * 2 + 5;
  const added = await growCatalogue(root, total);
  const written = listFiles(path.join(root, videos)).filter((file) => !before.has(file));
  expect(written).toHaveLength(added);
  expect(await countMusicVideos(root)).toBe(total);
  for (const file of written) {
    const fields: unknown = parse(await readFile(path.join(root, videos, file), 'utf8'));
    expect(videoSchema.safeParse(fields).error?.issues ?? [], file).toEqual([]);
  }
});

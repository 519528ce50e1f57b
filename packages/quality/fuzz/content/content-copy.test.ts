import { link, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ContentCopy } from './content-copy.ts';
import { readOriginals } from './corruptions.ts';

it("is corrupted while it is used and restored afterwards, and never writes into the project's own picture", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-copy-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'content/media'), { recursive: true });
  await writeFile(path.join(folder, 'content/site.yaml'), 'company: A\n');
  await writeFile(path.join(folder, 'own.jpg'), 'picture');
  await link(path.join(folder, 'own.jpg'), path.join(folder, 'content/media/a.jpg'));
  const copy = new ContentCopy(folder, await readOriginals(path.join(folder, 'content')));
  const readAll = async () => {
    const files = ['content/site.yaml', 'content/media/a.jpg', 'content/team/new.yaml', 'own.jpg'];
    return Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8').catch(() => 'no such file')));
  };
  const changes = [
    { file: 'site.yaml', bytes: undefined },
    { file: 'media/a.jpg', bytes: Buffer.from('broken') },
    { file: 'team/new.yaml', bytes: Buffer.from('B') },
  ];
  expect(await copy.with(changes, readAll)).toEqual(['no such file', 'broken', 'B', 'picture']);
  expect(await readAll()).toEqual(['company: A\n', 'picture', 'no such file', 'picture']);
  await expect(copy.with(changes, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await readAll()).toEqual(['company: A\n', 'picture', 'no such file', 'picture']);
});

import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dropOldPictures, listStaged } from './staged-pictures.ts';

const name = (letter: string) => `new:blog/${letter.repeat(40)}.jpg`;

test('the pictures that wait in a text are found, each once', () => {
  expect(listStaged(`<img src="${name('a')}"> and <img src="${name('b')}">, ${name('a')}`)).toEqual([
    name('a'),
    name('b'),
  ]);
  expect(listStaged('A new:wave of new:blog/short.jpg')).toEqual([]);
});

test('pictures that nobody saved are forgotten after a week, no others', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'waiting-'));
  try {
    await mkdir(path.join(folder, 'blog'));
    const now = new Date('2030-05-20T12:00:00Z');
    for (const [file, day] of [
      ['old.jpg', '2030-05-12'],
      ['young.jpg', '2030-05-15'],
    ] as const) {
      await writeFile(path.join(folder, 'blog', file), '');
      await utimes(path.join(folder, 'blog', file), new Date(day), new Date(day));
    }
    await dropOldPictures(folder, now);
    expect(await readdir(path.join(folder, 'blog'))).toEqual(['young.jpg']);
    await dropOldPictures(path.join(folder, 'none'), now);
  } finally {
    await rm(folder, { recursive: true });
  }
});

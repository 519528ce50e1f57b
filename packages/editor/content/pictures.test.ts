import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { placeOf, test } from './desk.fixture.ts';
import { keepUpload, listNewPictures, pendingFolder, removeOldPictures } from './pictures.ts';

async function photo(width: number, height: number, background = '#c43'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

describe('a picture', () => {
  test('is not kept where its entry is refused', async ({ desk }) => {
    const img = await keepUpload(desk.content.folder, 'portraits', await photo(1000, 1400));
    const before = await desk.content.state();
    const refused = await desk.save('team/test-person.json', { name: '', title: 'Runner', quote: 'I run.', img });
    expect(refused).toContain('name is empty');
    expect(await desk.content.changedSince(before)).toEqual([]);
  });

  test('takes the place of the one before, unless others show that', async ({ desk }) => {
    const [first, second] = await desk.content.filesIn('team');
    const img = await keepUpload(desk.content.folder, 'portraits', await photo(1000, 1400));
    const values = await desk.open(placeOf(first));
    const own = String(values.img).replace('../', '');
    await desk.content.setField(second, ['img'], values.img);
    const shared = await desk.content.state();
    expect(await desk.save(placeOf(first), { ...values, img })).toBe('');
    expect(await desk.content.changedSince(shared)).toEqual([own.replace('.jpg', '-2.jpg'), first]);

    const next = await keepUpload(desk.content.folder, 'portraits', await photo(1400, 1000, '#34c'));
    const before = await desk.content.state();
    expect(await desk.save(placeOf(first), { ...(await desk.open(placeOf(first))), img: next })).toBe('');
    const changed = await desk.content.changedSince(before);
    expect(changed.filter((file) => file.startsWith('media/'))).toHaveLength(1);
  });

  test('that was removed meanwhile has to be chosen again', async ({ desk }) => {
    const [file] = await desk.content.filesIn('team');
    const values = await desk.open(placeOf(file));
    const img = `new:portraits/${'0'.repeat(40)}.jpg`;
    const refused = await desk.save(placeOf(file), { ...values, img });
    expect(refused).toBe('The new picture does not exist any more: choose it again.');
  });
});

const name = (letter: string) => `new:blog/${letter.repeat(40)}.jpg`;

test('new pictures within a text are found, each once', () => {
  expect(listNewPictures(`<img src="${name('a')}"> and <img src="${name('b')}">, ${name('a')}`)).toEqual([
    name('a'),
    name('b'),
  ]);
  expect(listNewPictures('A new:wave of new:blog/short.jpg')).toEqual([]);
});

test('new pictures that nobody saved are removed after a week', async () => {
  const project = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  const content = path.join(project, 'content');
  const folder = path.join(pendingFolder(content), 'blog');
  try {
    await removeOldPictures(content, new Date());
    await mkdir(folder, { recursive: true });
    const now = new Date('2030-05-20T12:00:00Z');
    for (const [file, day] of [
      ['old.jpg', '2030-05-12'],
      ['young.jpg', '2030-05-15'],
    ] as const) {
      await writeFile(path.join(folder, file), '');
      await utimes(path.join(folder, file), new Date(day), new Date(day));
    }
    await removeOldPictures(content, now);
    expect(await readdir(folder)).toEqual(['young.jpg']);
  } finally {
    await rm(project, { recursive: true });
  }
});

import { utimes } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { test } from './desk.fixture.ts';
import { viewPath } from './view.ts';
import { keepUpload, listNewPictures, pendingFolder, readNewPicture, removeOldPictures } from './pictures.ts';

async function photo(width: number, height: number, background = '#c43'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

describe('a picture', () => {
  test('is not written when its entry is refused', async ({ desk }) => {
    const img = await keepUpload(desk.content.folder, 'portraits', await photo(1000, 1400));
    const before = await desk.content.state();
    const refused = await desk.save('team/test-person.json', { name: '', title: 'Runner', quote: 'I run.', img });
    expect(refused).toContain('Name is empty');
    expect(await desk.content.changedSince(before)).toEqual([]);
  });

  test('replaces the file of the previous one, unless other entries show that', async ({ desk }) => {
    const [first, second] = await desk.content.filesIn('team');
    const img = await keepUpload(desk.content.folder, 'portraits', await photo(1000, 1400));
    const values = await desk.open(viewPath(first));
    const own = String(values.img).replace('../', '');
    await desk.content.setField(second, ['img'], values.img);
    const shared = await desk.content.state();
    expect(await desk.save(viewPath(first), { ...values, img })).toBe('');
    expect(await desk.content.changedSince(shared)).toEqual([own.replace('.jpg', '-2.jpg'), first]);

    const next = await keepUpload(desk.content.folder, 'portraits', await photo(1400, 1000, '#34c'));
    const before = await desk.content.state();
    expect(await desk.save(viewPath(first), { ...(await desk.open(viewPath(first))), img: next })).toBe('');
    const changed = await desk.content.changedSince(before);
    expect(changed.filter((file) => file.startsWith('media/'))).toHaveLength(1);
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

test('new pictures that nobody saved are removed after a week, and then have to be chosen again', async ({ desk }) => {
  const { folder } = desk.content;
  const now = new Date('2030-05-20T12:00:00Z');
  await removeOldPictures(folder, now);
  const keep = async (color: string, day: string) => {
    const picture = await keepUpload(folder, 'portraits', await photo(1000, 1400, color));
    await utimes(path.join(pendingFolder(folder), picture.replace('new:', '')), new Date(day), new Date(day));
    return picture;
  };
  const [old, young] = [await keep('#c43', '2030-05-12'), await keep('#34c', '2030-05-15')];
  await removeOldPictures(folder, now);
  expect(await readNewPicture(folder, young)).toBeInstanceOf(Buffer);
  await expect(readNewPicture(folder, old)).rejects.toThrow('does not exist any more: choose it again');
});

import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { keepPicture } from '@site/editor/pictures/staged-pictures.ts';
import { placeOf, test, type Values } from './editor-desk.ts';

async function photo(width: number, height: number, background = '#c43'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

describe('a picture', () => {
  test('comes with its entry, under its name', async ({ desk }) => {
    const img = await keepPicture(desk.pictures, 'portraits', await photo(1000, 1400));
    const before = await desk.state();
    const member = { name: 'Test Person', title: 'Runner', quote: 'I am on my way already.', img, order: 900 };
    expect(await desk.save('team/test-person.json', member)).toEqual({});
    expect(await desk.changedSince(before)).toEqual(['media/portraits/test-person.jpg', 'team/test-person.yaml']);
    expect(await desk.content.read('team/test-person.yaml')).toContain('img: ../media/portraits/test-person.jpg\n');
    const { width, height } = await sharp(await desk.content.readBytes('media/portraits/test-person.jpg')).metadata();
    expect([width, height]).toEqual([800, 1000]);
  });

  test('is not kept where its entry is refused', async ({ desk }) => {
    const img = await keepPicture(desk.pictures, 'portraits', await photo(1000, 1400));
    const before = await desk.state();
    const { refused } = await desk.save('team/test-person.json', { name: '', title: 'Runner', quote: 'I run.', img });
    expect(refused).toBeDefined();
    expect(await desk.changedSince(before)).toEqual([]);
  });

  test('takes the place of the one before, unless others show that', { timeout: 60_000 }, async ({ desk }) => {
    const [first, second] = await desk.content.filesIn('team');
    const img = await keepPicture(desk.pictures, 'portraits', await photo(1000, 1400));
    const values = await desk.open(placeOf(first));
    const own = String(values.img).replace('../', '');
    await desk.content.setField(second, ['img'], values.img);
    const shared = await desk.state();
    expect(await desk.save(placeOf(first), { ...values, img })).toEqual({});
    expect(await desk.changedSince(shared)).toEqual([own.replace('.jpg', '-2.jpg'), first]);

    const next = await keepPicture(desk.pictures, 'portraits', await photo(1400, 1000, '#34c'));
    const before = await desk.state();
    expect(await desk.save(placeOf(first), { ...(await desk.open(placeOf(first))), img: next })).toEqual({});
    const changed = await desk.changedSince(before);
    expect(changed.filter((file) => file.startsWith('media/'))).toHaveLength(1);
  });

  test('that waits no more is asked for again', async ({ desk }) => {
    const [file] = await desk.content.filesIn('team');
    const values = await desk.open(placeOf(file));
    const img = `new:portraits/${'0'.repeat(40)}.jpg`;
    const { refused } = await desk.save(placeOf(file), { ...values, img });
    expect(refused).toEqual(['The new picture is not there any more: choose it again.']);
  });

  test('of a page is named after its field', async ({ desk }) => {
    const still = await keepPicture(desk.pictures, 'stills', await photo(1700, 900));
    const page = await desk.open('pages/home.json');
    const [panel, ...panels] = page.panels as Values[];
    expect(await desk.save('pages/home.json', { ...page, panels: [{ ...panel, still }, ...panels] })).toEqual({});
    expect(await desk.content.read('pages/home.yaml')).toContain('still: ../media/stills/home-panels-1-still.jpg\n');
  });

  test('that is none is refused with advice', async ({ desk }) => {
    await expect(keepPicture(desk.pictures, 'portraits', Buffer.from('no'))).rejects.toThrow('is no picture');
    await expect(keepPicture(desk.pictures, 'portraits', await photo(100, 100))).rejects.toThrow('is only 100×100');
    await expect(keepPicture(desk.pictures, 'films', await photo(900, 900))).rejects.toThrow('no folder of pictures');
  });
});

import { describe, expect } from 'vitest';
import { test } from './copy-content.ts';

const poster = 'media/posters/neon-tide.jpg';
const badge = 'media/badges/lens.svg';
const loop = 'media/loops/hero-music.mp4';

describe('a file of content/media', () => {
  test.for([poster, badge, loop])('that is empty: %s', async (file, { content }) => {
    await content.remove(file);
    await content.write(file, '');
    expect(await content.check()).toEqual([`content/${file}: is empty: put the whole file there again`]);
  });

  test.for([poster, badge, loop])('that is cut short: %s', async (file, { content }) => {
    const bytes = await content.readBytes(file);
    await content.remove(file);
    await content.write(file, bytes.subarray(0, bytes.length - 3));
    expect(await content.check()).toEqual([`content/${file}: is cut short: put the whole file there again`]);
  });

  test.for([
    [poster, 'JPEG'],
    [badge, 'SVG'],
    [loop, 'MP4'],
  ] as const)('that holds something else: %s', async ([file, format], { content }) => {
    await content.remove(file);
    await content.write(file, '<!doctype html><title>Not found</title>');
    expect(await content.check()).toEqual([`content/${file}: is no ${format}: save it as one, whatever its name says`]);
  });

  test('that says PNG and is cut', async ({ content }) => {
    await content.write('media/stills/extra.png', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0', 'latin1'));
    expect(await content.check()).toEqual([
      'content/media/stills/extra.png: is cut short: put the whole file there again',
    ]);
  });
});

test('the picture of a shared page that is gone', async ({ content }) => {
  await content.setField('pages/videos.yaml', ['share'], '../media/stills/nothing.jpg');
  expect(await content.check()).toEqual([
    'content/pages/videos.yaml: share names ../media/stills/nothing.jpg, which does not exist: put the picture there, or write the name of one that is there',
  ]);
});

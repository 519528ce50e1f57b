import sharp from 'sharp';
import { expect, it } from 'vitest';
import pictureService from './picture-service.ts';

const photograph = await sharp({ create: { width: 800, height: 335, channels: 3, background: '#204060' } })
  .jpeg()
  .toBuffer();

/** The color at the middle of the upper edge, as the development server sends the picture. */
async function edgeOf(src: string) {
  // What Astro reads from the picture's address.
  const options = { src, width: 640, height: 268, format: 'jpeg', quality: null };
  const { data } = await pictureService.transform(photograph, options, {} as never, {} as never);
  const [red = 0, , blue = 0] = await sharp(data).extract({ left: 282, top: 2, width: 1, height: 1 }).raw().toBuffer();
  return red > blue ? 'marked' : 'plain';
}

it.each([
  ['/@fs/project/content/media/stills/sample-home.jpg?origWidth=1600', 'marked'],
  ['/@fs/project/content/media/stills/home.jpg?origWidth=1600', 'plain'],
  ['/@fs/project/content/media/posters/sample-film.jpg', 'plain'],
])('in development %s is %s', async (src, expected) => {
  expect(await edgeOf(src)).toBe(expected);
});

import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { BuildCache } from '@site/model/files/build-cache.ts';
import { hashFile } from '#lib/file-hash.ts';

/** Width to height: search results choose among these, and ask for all three. */
const ratios = { '16x9': 16 / 9, '4x3': 4 / 3, '1x1': 1 } as const;

/** The names of the shapes in which a post has its picture. */
export const postShapes = Object.keys(ratios) as readonly (keyof typeof ratios)[];

/** Where a post's pictures are, one for each shape. */
export function postPictures(slug: string): string[] {
  return postShapes.map((shape) => `/blog-pictures/${slug}-${shape}.jpg`);
}

/** JPEG quality; the pictures are only seen small. */
const quality = 76;

const cache = new BuildCache('.cache/post-pictures');

/** The middle of a picture in one shape, as large as the picture allows, as JPEG. */
export async function cutPicture(picture: string, shape: keyof typeof ratios): Promise<Buffer> {
  const name = `${await hashFile(picture)}-${shape}-${quality}.jpg`;
  return cache.getOrCreate(name, async () => {
    const source = sharp(await readFile(picture));
    const { width, height } = await source.metadata();
    const ratio = ratios[shape];
    const size = {
      width: Math.min(width, Math.round(height * ratio)),
      height: Math.min(height, Math.round(width / ratio)),
    };
    return source
      .resize({ ...size, fit: 'cover' })
      .jpeg({ quality })
      .toBuffer();
  });
}

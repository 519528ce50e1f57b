import path from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { BuildCache } from '#queries/build-cache.ts';
import { hashFile } from '#queries/file-hash.ts';

/** Pictures of the blog keep the addresses that articles have always linked to. */
const files = import.meta.glob('/content/media/blog/*.jpg');

const quality = 72;

const cache = new BuildCache('.cache/blog-media');

export const getStaticPaths: GetStaticPaths = () =>
  Object.keys(files).map((file) => ({ params: { name: path.parse(file).name }, props: { file: `.${file}` } }));

export const GET: APIRoute<{ file: string }> = async ({ props: { file } }) => {
  const picture = await cache.keep(`${await hashFile(file)}-${String(quality)}.jpg`, () =>
    sharp(file).jpeg({ mozjpeg: true, quality }).toBuffer(),
  );
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/jpeg' } });
};

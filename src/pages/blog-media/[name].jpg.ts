import path from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { BuildCache } from '@site/model/files/build-cache.ts';
import { hashFile } from '#lib/file-hash.ts';
import { listBlogPictures } from '#features/blog/posts.query.ts';

const quality = 72;

const cache = new BuildCache('.cache/blog-media');

/** Blog pictures keep the addresses that old posts link to. */
export const getStaticPaths: GetStaticPaths = async () =>
  (await listBlogPictures()).map((file) => ({ params: { name: path.parse(file).name }, props: { file: `.${file}` } }));

export const GET: APIRoute<{ file: string }> = async ({ props: { file } }) => {
  const picture = await cache.getOrCreate(`${await hashFile(file)}-${quality}.jpg`, () =>
    sharp(file).jpeg({ mozjpeg: true, quality }).toBuffer(),
  );
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/jpeg' } });
};

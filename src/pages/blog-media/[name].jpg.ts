import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';

/** Pictures of the blog keep the addresses that articles have always linked to. */
const files = import.meta.glob('/content/media/blog/*.jpg');

export const getStaticPaths: GetStaticPaths = () =>
  Object.keys(files).map((file) => ({ params: { name: file.replace(/^.*\/|\.jpg$/g, '') }, props: { file } }));

export const GET: APIRoute<{ file: string }> = async ({ props }) => {
  const picture = await sharp(await readFile(`.${props.file}`))
    .jpeg({ mozjpeg: true, quality: 72 })
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/jpeg' } });
};

import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';

/** Home screens, bookmarks and search results that take no drawing: the mark in the sizes that they ask for. */
export const getStaticPaths = (() =>
  [48, 180, 192, 512].map((size) => ({ params: { size: String(size) }, props: { size } }))) satisfies GetStaticPaths;

/** The drawing's own width, and the density at which it is one pixel a unit. */
const own = { width: 32, density: 72 };

export const GET: APIRoute<{ size: number }> = async ({ props: { size } }) => {
  const mark = await readFile('public/favicon.svg');
  const icon = await sharp(mark, { density: (own.density * size) / own.width })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(icon), { headers: { 'Content-Type': 'image/png' } });
};

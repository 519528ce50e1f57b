import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { drawIcon } from '#features/seo/icon.ts';
import { getSite } from '#lib/content.query.ts';

/** For home screens, bookmarks and search results that don't support SVG. */
export const getStaticPaths = (() =>
  [48, 180, 192, 512].map((size) => ({ params: { size: String(size) }, props: { size } }))) satisfies GetStaticPaths;

/** The drawing's width in units, and the density at which a unit is one pixel. */
const own = { width: 32, density: 72 };

export const GET: APIRoute<{ size: number }> = async ({ props: { size } }) => {
  const mark = Buffer.from(drawIcon((await getSite()).site.brand));
  const icon = await sharp(mark, { density: (own.density * size) / own.width })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(icon), { headers: { 'Content-Type': 'image/png' } });
};

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { findCard } from '#features/seo/card.query.ts';
import { inEachLanguage } from '#lib/language.ts';
import { listSitePages } from '#features/seo/site-pages.query.ts';
import type { CardRecipe } from '#features/seo/social-cards.ts';
import { encodePicture } from '@site/delivery/pictures/encode-picture.ts';
import { writePending } from '@site/delivery/pictures/picture-queue.ts';
import { readSiteFolders } from '@site/model/site-folders.ts';

/** One for each page that search engines index. */
export const getStaticPaths = (() =>
  inEachLanguage(async () => {
    const pages = (await listSitePages()).filter(({ path, canonical }) => path === canonical);
    const cards = await Promise.all(pages.map((page) => findCard(page.path)));
    return cards.map(({ path: file, recipe }) => ({
      params: { page: file.replace(/^\/cards\/|\.jpg$/g, '') },
      props: { recipe },
    }));
  })) satisfies GetStaticPaths;

/** The card as JPEG in development; in a build the cached file, or a recipe for encoding after the build. */
async function writeCard({ name, drawLayer, source: picture, ...recipe }: CardRecipe): Promise<Buffer> {
  if (import.meta.env.DEV) return encodePicture(await readFile(picture), { ...recipe, layer: await drawLayer() });
  const { dist, cache } = readSiteFolders(process.env);
  const fromSite = (file: string) => path.posix.relative(path.posix.dirname(dist), file);
  const kept = `${cache}/social-cards/${name}`;
  if (existsSync(kept)) return readFile(kept);
  const layer = await drawLayer();
  return writePending({ ...recipe, layer, source: fromSite(picture), keep: fromSite(kept) });
}

export const GET: APIRoute<{ recipe: CardRecipe }> = async ({ props: { recipe } }) =>
  new Response(new Uint8Array(await writeCard(recipe)), { headers: { 'Content-Type': 'image/jpeg' } });

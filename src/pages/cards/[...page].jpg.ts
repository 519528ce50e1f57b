import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement } from 'react';
import type { APIRoute, GetStaticPaths } from 'astro';
import { cardPath, type SitePage } from '#features/seo/site-page.ts';
import { getLogo } from '#lib/company/company.query.ts';
import { memoizeQuery } from '#lib/memoize.ts';
import { getSite } from '#lib/content.query.ts';
import { getTypefaces } from '#lib/typefaces.query.ts';
import { inEachLanguage } from '#lib/language.ts';
import { listSitePages } from '#features/seo/site-pages.query.ts';
import { describeCard, drawCardLogo, type CardRecipe } from '#features/seo/social-cards.ts';
import { SocialCard } from '#features/seo/SocialCard.tsx';
import source from '#features/seo/SocialCard.tsx?raw';
import { encodePicture } from '@site/delivery/pictures/encode-picture.ts';
import { writePending } from '@site/delivery/pictures/picture-queue.ts';
import { readSiteFolders } from '@site/model/site-folders.ts';

/** Social cards, the preview pictures of shared links: one for each page that search engines index. */
export const getStaticPaths = (() =>
  inEachLanguage(async () =>
    (await listSitePages())
      .filter(({ path, canonical }) => path === canonical)
      .map((page) => ({ params: { page: cardPath(page.path).replace(/^\/cards\/|\.jpg$/g, '') }, props: { page } })),
  )) satisfies GetStaticPaths;

const getCardLogo = memoizeQuery(async () => {
  const logo = await getLogo();
  return logo && drawCardLogo(logo.onGround.file);
});

/** The card as JPEG in development; in a build what is kept of it, or its recipe, which is followed after the build. */
async function writeCard({ name, drawLayer, source: picture, ...recipe }: CardRecipe): Promise<Buffer> {
  if (import.meta.env.DEV) return encodePicture(await readFile(picture), { ...recipe, layer: await drawLayer() });
  const { dist, cache } = readSiteFolders(process.env);
  const fromSite = (file: string) => path.posix.relative(path.posix.dirname(dist), file);
  const kept = `${cache}/social-cards/${name}`;
  if (existsSync(kept)) return readFile(kept);
  const layer = await drawLayer();
  return writePending({ ...recipe, layer, source: fromSite(picture), keep: fromSite(kept) });
}

export const GET: APIRoute<{ page: SitePage }> = async ({ props: { page } }) => {
  const { site } = await getSite();
  const { cards, folder } = await getTypefaces();
  const { ground, text, quiet, accent: light } = site.brand.colors;
  const words = {
    title: page.heading,
    label: page.label,
    brand: site.company,
    mark: site.brand.mark,
    logo: await getCardLogo(),
    host: new URL(site.origin).host.replace(/^www\./, ''),
    colors: { ground, text, quiet, light },
  };
  const recipe = await describeCard({
    picture: page.picture,
    words: createElement(SocialCard, words),
    faces: cards,
    key: source + path.basename(folder) + JSON.stringify(words),
  });
  return new Response(new Uint8Array(await writeCard(recipe)), { headers: { 'Content-Type': 'image/jpeg' } });
};

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
import { drawCard, drawCardLogo } from '#features/seo/social-cards.ts';
import { SocialCard } from '#features/seo/SocialCard.tsx';
import source from '#features/seo/SocialCard.tsx?raw';

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
  const card = await drawCard({
    picture: page.picture,
    words: createElement(SocialCard, words),
    faces: cards,
    key: source + path.basename(folder) + JSON.stringify(words),
  });
  return new Response(new Uint8Array(card), { headers: { 'Content-Type': 'image/jpeg' } });
};

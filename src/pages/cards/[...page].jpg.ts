import { createElement } from 'react';
import type { APIRoute, GetStaticPaths } from 'astro';
import { findColor } from '#lib/list-colors.ts';
import { cardPath, type SitePage } from '#features/seo/site-page.ts';
import { getSite } from '#lib/content.query.ts';
import { listSitePages } from '#features/seo/site-pages.query.ts';
import { drawCard } from '#features/seo/social-cards.ts';
import { SocialCard } from '#features/seo/SocialCard.tsx';
import source from '#features/seo/SocialCard.tsx?raw';
import tokens from '#styles/tokens.css?raw';

/** The preview pictures of shared links: one for each page that search engines keep. */
export const getStaticPaths = (async () =>
  (await listSitePages())
    .filter(({ path, canonical }) => path === canonical)
    .map((page) => ({
      params: { page: cardPath(page.path).replace(/^\/cards\/|\.jpg$/g, '') },
      props: { page },
    }))) satisfies GetStaticPaths;

const colors = {
  ground: findColor(tokens, 'ink-950'),
  text: findColor(tokens, 'paper'),
  quiet: findColor(tokens, 'mist'),
  light: findColor(tokens, 'tungsten'),
};

export const GET: APIRoute<{ page: SitePage }> = async ({ props: { page } }) => {
  const { site } = await getSite();
  const words = {
    title: page.heading,
    label: page.label,
    brand: site.company,
    host: new URL(site.origin).host.replace(/^www\./, ''),
    colors,
  };
  const card = await drawCard({
    picture: page.picture,
    words: createElement(SocialCard, words),
    key: source + JSON.stringify(words),
  });
  return new Response(new Uint8Array(card), { headers: { 'Content-Type': 'image/jpeg' } });
};

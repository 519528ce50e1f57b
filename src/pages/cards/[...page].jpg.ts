import { createElement } from 'react';
import type { APIRoute, GetStaticPaths } from 'astro';
import { findColor } from '#domain/design/list-colors.ts';
import { cardPath, type SitePage } from '#domain/seo/site-page.ts';
import { getSite } from '#queries/content.ts';
import { listSitePages } from '#queries/site-pages.ts';
import { drawCard } from '#queries/social-cards.ts';
import { SocialCard } from '#sections/social-card/SocialCard.tsx';
import source from '#sections/social-card/SocialCard.tsx?raw';
import tokens from '#styles/tokens.css?raw';

/** The pictures that stand beside a link when a page is shared: one for each page that search engines keep. */
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

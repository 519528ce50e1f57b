import type { APIRoute } from 'astro';
import { getSite } from '#lib/content.query.ts';
import { pageLanguage } from '#lib/intl.ts';
import { listLanguagePaths } from '#lib/language.ts';

export const getStaticPaths = listLanguagePaths;

export const GET: APIRoute = async () => {
  const { site, routes } = await getSite();
  const color = site.brand.colors.ground;
  const manifest = {
    name: site.company,
    description: site.tagline,
    lang: pageLanguage(),
    start_url: routes.path('home'),
    display: 'minimal-ui',
    background_color: color,
    theme_color: color,
    icons: [
      ...['192', '512'].map((size) => ({
        src: `/icons/${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        // The mark is within the safe zone of maskable icons.
        purpose: 'any maskable',
      })),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
};

import type { APIRoute, GetStaticPaths } from 'astro';
import { listSitemaps } from '#features/seo/sitemaps.query.ts';

/** The sitemap of pages and, if there are any, that of videos. */
export const getStaticPaths = (async () =>
  (await listSitemaps()).map(({ kind, write }) => ({
    params: { kind },
    props: { write },
  }))) satisfies GetStaticPaths;

interface Props {
  readonly write: () => Promise<string>;
}

export const GET: APIRoute<Props> = async ({ props }) =>
  new Response(await props.write(), { headers: { 'Content-Type': 'application/xml' } });

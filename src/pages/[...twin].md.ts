import type { APIRoute, GetStaticPaths } from 'astro';
import { twinPath } from '@site/model/routes/create-routes.ts';
import type { SitePage } from '#features/seo/site-page.ts';
import { listTwins, writeTwin } from '#features/twins/twins.query.tsx';

/** The pages' twins in Markdown, for agents that read the site on a client's behalf. */
export const getStaticPaths = (async () =>
  (await listTwins()).map((page) => ({
    params: { twin: twinPath(page.path).replace(/^\/|\.md$/g, '') },
    props: { page },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ page: SitePage }> = async ({ props: { page } }) =>
  new Response(await writeTwin(page), { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });

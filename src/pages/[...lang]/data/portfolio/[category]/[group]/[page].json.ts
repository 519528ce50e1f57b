import type { APIRoute, GetStaticPaths } from 'astro';
import { inEachLanguage, langParam } from '#lib/language.ts';
import { listPortfolioFiles } from '#features/portfolio/portfolio.query.ts';

export const getStaticPaths = (() =>
  inEachLanguage(async () =>
    (await listPortfolioFiles()).map(({ category, group, page, videos }) => ({
      params: { lang: langParam(), category, group, page: String(page) },
      props: { videos },
    })),
  )) satisfies GetStaticPaths;

/** For "Load More Videos" and the filters. */
export const GET: APIRoute = ({ props }) => Response.json({ videos: props.videos as unknown });

import type { APIRoute, GetStaticPaths } from 'astro';
import { inEachLanguage, langParam } from '#lib/language.ts';
import { listPortfolioVideos } from '#features/portfolio/portfolio.query.ts';

export const getStaticPaths = (() =>
  inEachLanguage(async () =>
    (await listPortfolioVideos()).map((video) => ({
      params: { lang: langParam(), slug: video.slug },
      props: { video },
    })),
  )) satisfies GetStaticPaths;

/** For a portfolio whose address names a video. */
export const GET: APIRoute = ({ props }) => Response.json(props.video as unknown);

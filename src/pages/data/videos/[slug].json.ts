import type { APIRoute, GetStaticPaths } from 'astro';
import { toPortfolioVideo } from '#features/portfolio/paginate-portfolio.ts';
import { listPortfolioVideos } from '#features/portfolio/portfolio.query.ts';

export const getStaticPaths = (async () =>
  (await listPortfolioVideos()).map((video) => ({
    params: { slug: video.slug },
    props: { video: toPortfolioVideo(video) },
  }))) satisfies GetStaticPaths;

/** One video, for a player whose address names it. */
export const GET: APIRoute = ({ props }) => Response.json(props.video as unknown);

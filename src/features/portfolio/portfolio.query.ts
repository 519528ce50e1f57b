import type { VideoDetails } from '#features/video/video.ts';
import { listVideos } from '#features/video/videos.query.ts';
import { paginatePortfolio, toPortfolio, type PortfolioFile, type PortfolioVideo } from './portfolio-data.ts';

const categories = ['music', 'corporate'] as const;

/** Every page of both portfolios. */
export async function listPortfolioFiles(): Promise<(PortfolioFile & Pick<VideoDetails, 'category'>)[]> {
  const files = categories.map(async (category) =>
    paginatePortfolio(await listVideos(category)).map((file) => ({ category, ...file })),
  );
  return (await Promise.all(files)).flat();
}

/** Every video of both portfolios, with the ones beside it. */
export async function listPortfolioVideos(): Promise<PortfolioVideo[]> {
  const portfolios = categories.map(async (category) => toPortfolio(await listVideos(category)));
  return (await Promise.all(portfolios)).flat();
}

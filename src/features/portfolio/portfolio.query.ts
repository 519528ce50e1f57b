import type { VideoDetails } from '#features/video/video.ts';
import { listVideos } from '#features/video/videos.query.ts';
import { currentLanguage } from '#lib/language.ts';
import { listPortfolios } from '#lib/portfolios.query.ts';
import { paginatePortfolio, toPortfolio, type PortfolioFile, type PortfolioVideo } from './portfolio-data.ts';

/** The videos of the portfolios that the current language has. */
async function listByPortfolio(): Promise<(readonly [category: string, videos: VideoDetails[]])[]> {
  const { isFirst } = currentLanguage();
  const own = (await listPortfolios()).filter(({ isForeign }) => isFirst || !isForeign);
  return Promise.all(own.map(async ({ slug }) => [slug, await listVideos(slug)] as const));
}

/** Every page of every portfolio. */
export async function listPortfolioFiles(): Promise<(PortfolioFile & Pick<VideoDetails, 'category'>)[]> {
  return (await listByPortfolio()).flatMap(([category, videos]) =>
    paginatePortfolio(videos).map((file) => ({ category, ...file })),
  );
}

/** Every video of every portfolio, with the ones beside it. */
export async function listPortfolioVideos(): Promise<PortfolioVideo[]> {
  return (await listByPortfolio()).flatMap(([, videos]) => toPortfolio(videos));
}

import type { VideoDetails } from '#features/video/video.ts';
import { listVideos } from '#features/video/videos.query.ts';
import { currentLanguage } from '#lib/language.ts';
import { findOwnPath } from '#lib/page-paths.query.ts';
import { paginatePortfolio, toPortfolio, type PortfolioFile, type PortfolioVideo } from './portfolio-data.ts';

const pages = { music: 'musicVideos', corporate: 'corporateVideos' } as const;

/** The portfolios that the current language has. */
async function listCategories() {
  const { isFirst } = currentLanguage();
  const categories = await Promise.all(
    (['music', 'corporate'] as const).map(async (category) =>
      isFirst || (await findOwnPath(pages[category])) !== undefined ? category : [],
    ),
  );
  return categories.flat();
}

/** Every page of both portfolios. */
export async function listPortfolioFiles(): Promise<(PortfolioFile & Pick<VideoDetails, 'category'>)[]> {
  const files = (await listCategories()).map(async (category) =>
    paginatePortfolio(await listVideos(category)).map((file) => ({ category, ...file })),
  );
  return (await Promise.all(files)).flat();
}

/** Every video of both portfolios, with the ones beside it. */
export async function listPortfolioVideos(): Promise<PortfolioVideo[]> {
  const portfolios = (await listCategories()).map(async (category) => toPortfolio(await listVideos(category)));
  return (await Promise.all(portfolios)).flat();
}

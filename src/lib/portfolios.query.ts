import type { ContentData } from '@site/model/schemas/content-files.ts';
import { groupSlug } from '@site/model/video/group-slug.ts';
import { byOrder, getSite, listEntries, listHiddenDrafts } from './content.query.ts';
import { memoizeForBuild } from './memoize.ts';

/** A portfolio, and what its file says of its videos. */
export interface PortfolioFacts extends Pick<
  ContentData<'portfolios'>,
  'band' | 'musicians' | 'owner' | 'siteMapLabel'
> {
  /** Its file's name, which is the `category` of its videos. */
  readonly slug: string;
  /** The address of its page; undefined while that is a draft. */
  readonly path: string | undefined;
  /** Whether its page has no words in the current language. */
  readonly isForeign: boolean;
  /** The filter's name in addresses, in every language. */
  readonly parameter: string;
}

async function loadPortfolios(): Promise<readonly PortfolioFacts[]> {
  const { routes } = await getSite();
  // The videos of a draft are shown.
  const entries = [...(await listEntries('portfolios')), ...(await listHiddenDrafts('portfolios'))];
  return entries.sort(byOrder).map(({ slug, data, translation }) => {
    const { band, musicians, owner, siteMapLabel } = data;
    const parameter = groupSlug((translation?.original ?? data).filter);
    const route = routes.all.find(({ portfolio }) => portfolio === slug);
    return {
      ...{ slug, path: route?.path, isForeign: route?.isForeign ?? false },
      ...{ parameter, band, musicians, owner, siteMapLabel },
    };
  });
}

/** Every portfolio, in the owner's order. */
export const listPortfolios = memoizeForBuild(loadPortfolios);

/** @throws Error if there is no such portfolio. */
export async function findPortfolio(slug: string): Promise<PortfolioFacts> {
  const portfolio = (await listPortfolios()).find((one) => one.slug === slug);
  if (!portfolio) throw new Error(`content/portfolios/${slug}.yaml does not exist`);
  return portfolio;
}

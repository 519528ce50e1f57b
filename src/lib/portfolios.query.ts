import type { ContentData } from '@site/model/schemas/content-files.ts';
import { byOrder, getSite, listEntries, listHiddenDrafts } from './content.query.ts';
import { memoizeForBuild } from './memoize.ts';

/** A portfolio, and what its file says of its videos. */
export interface PortfolioFacts extends Pick<
  ContentData<'portfolios'>,
  'band' | 'filter' | 'musicians' | 'owner' | 'siteMapLabel'
> {
  /** Its file's name, which is the `category` of its videos. */
  readonly slug: string;
  /** The address of its page; undefined while that is a draft. */
  readonly path: string | undefined;
}

async function loadPortfolios(): Promise<readonly PortfolioFacts[]> {
  const { routes } = await getSite();
  // The videos of a draft are shown.
  const entries = [...(await listEntries('portfolios')), ...(await listHiddenDrafts('portfolios'))];
  return entries.sort(byOrder).map(({ slug, data: { band, filter, musicians, owner, siteMapLabel } }) => ({
    slug,
    path: routes.portfolio(slug),
    band,
    filter,
    musicians,
    owner,
    siteMapLabel,
  }));
}

/** Every portfolio, in the owner's order. */
export const listPortfolios = memoizeForBuild(loadPortfolios);

/** @throws Error if there is no such portfolio. */
export async function findPortfolio(slug: string): Promise<PortfolioFacts> {
  const portfolio = (await listPortfolios()).find((one) => one.slug === slug);
  if (!portfolio) throw new Error(`content/portfolios/${slug}.yaml does not exist`);
  return portfolio;
}

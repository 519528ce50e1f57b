import { groupSlug } from '@site/model/video/group-slug.ts';
import { byOrder, getSite, listEntries, listHiddenDrafts } from './content.query.ts';
import { memoizeQuery } from './memoize.ts';

/** The portfolios, each with what its file says of its videos. */
async function loadPortfolios() {
  const { routes } = await getSite();
  // The videos of a draft are shown.
  const entries = [...(await listEntries('portfolios')), ...(await listHiddenDrafts('portfolios'))];
  return entries.sort(byOrder).map(({ slug, data, translation }) => {
    const { band, musicians, owner, siteMapLabel } = data;
    const route = routes.all.find(({ portfolio }) => portfolio === slug);
    return {
      ...{ band, musicians, owner, siteMapLabel },
      /** Its file's name, which is the `category` of its videos. */
      slug,
      /** The address of its page; undefined while that is a draft. */
      path: route?.path,
      /** Whether its page has no words in the current language. */
      isForeign: route?.isForeign ?? false,
      /** The filter's name in addresses, in every language. */
      parameter: groupSlug((translation?.original ?? data).filter),
    };
  });
}

/** Every portfolio, in the owner's order. */
export const listPortfolios = memoizeQuery(loadPortfolios);

/** @throws Error if there is no such portfolio. */
export async function findPortfolio(slug: string) {
  const portfolio = (await listPortfolios()).find((one) => one.slug === slug);
  if (!portfolio) throw new Error(`content/portfolios/${slug}.yaml does not exist`);
  return portfolio;
}

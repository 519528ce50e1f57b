import { groupSlug } from '@site/model/video/group-slug.ts';
import { byOrder, getSite, listEntries, listHiddenDrafts } from './content.query.ts';
import { memoizeQuery } from './memoize.ts';

async function loadPortfolios() {
  const { routes } = await getSite();
  // A draft portfolio's videos are shown elsewhere.
  const entries = [...(await listEntries('portfolios')), ...(await listHiddenDrafts('portfolios'))];
  return entries.sort(byOrder).map(({ slug, data, translation }) => {
    const { band, musicians, owner, siteMapLabel } = data;
    const route = routes.all.find(({ portfolio }) => portfolio === slug);
    return {
      ...{ band, musicians, owner, siteMapLabel },
      /** The `category` of its videos. */
      slug,
      /** Undefined while its page is a draft. */
      path: route?.path,
      /** Whether its page lacks a translation into the current language. */
      isForeign: route?.isForeign ?? false,
      /** The filter's query parameter, the same in every language. */
      parameter: groupSlug((translation?.original ?? data).filter),
    };
  });
}

export const listPortfolios = memoizeQuery(loadPortfolios);

/** @throws Error if there is no such portfolio. */
export async function findPortfolio(slug: string) {
  const portfolio = (await listPortfolios()).find((one) => one.slug === slug);
  if (!portfolio) throw new Error(`content/portfolios/${slug}.yaml does not exist`);
  return portfolio;
}

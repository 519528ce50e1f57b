import { quoteEmailHref } from './quote-email.ts';
import { getPrices, listPricesOn, formatPrice } from './prices.query.ts';
import { getPage, getSingle, getSite } from '#lib/content.query.ts';
import { findVideo, getLargePoster } from '#features/video/videos.query.ts';

export type PackageTier = Awaited<ReturnType<typeof getPackages>>['tiers'][number];

export async function getPackages() {
  const { site, routes } = await getSite();
  const { quote } = (await getPage('packages')).data;
  const termsAddress = new URL(quote.termsPage, site.origin).href;
  const { file, data } = await getSingle('packages');
  const prices = await getPrices();
  const tiers = await Promise.all(
    data.tiers.map(async (tier) => {
      const video = await findVideo(tier.example, file);
      const price = prices?.tiers.find(({ name }) => name === tier.name);
      return {
        ...tier,
        /** Such as "from $2,400", if the company shows prices. */
        price: prices && price && formatPrice(price.from, prices),
        example: { ...video, poster: await getLargePoster(video) },
        quoteHref: quoteEmailHref({ email: site.emails.bookings, tier: tier.name, termsAddress, copy: quote }),
      };
    }),
  );
  const lists = await listPricesOn(routes.path('packages'));
  const isPriced = tiers.some(({ price }) => price !== undefined);
  // The lists say it after the last.
  return { rows: data.rows, tiers, lists, note: isPriced && lists.length === 0 ? prices?.note : undefined };
}

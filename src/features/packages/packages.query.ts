import { quoteEmailHref } from './quote-email.ts';
import { getPage, getSingle, getSite } from '#lib/content.query.ts';
import { findVideo, getLargePoster } from '#features/video/videos.query.ts';

export type PackageTier = Awaited<ReturnType<typeof getPackages>>['tiers'][number];

/** The pricing tiers, best first, each with an example video and an email that asks for a quote. */
export async function getPackages() {
  const { site } = await getSite();
  const { quote } = (await getPage('packages')).data;
  const termsAddress = new URL(quote.termsPage, site.origin).href;
  const { file, data } = await getSingle('packages');
  const tiers = await Promise.all(
    data.tiers.map(async (tier) => {
      const video = await findVideo(tier.example, file);
      return {
        ...tier,
        example: { ...video, poster: await getLargePoster(video) },
        /** Opens an email that asks for a quote. */
        quoteHref: quoteEmailHref({ email: site.emails.bookings, tier: tier.name, termsAddress, copy: quote }),
      };
    }),
  );
  return { rows: data.rows, tiers };
}

import { quoteEmailHref } from './quote-email.ts';
import type { PackageTier } from './tier.ts';
import { getSingle, getSite } from '#lib/content.query.ts';
import { findVideo, getLargePoster } from '#features/video/videos.query.ts';

/** The pricing tiers, best first, each with the video that shows it and an e-mail that asks for a quote. */
export async function getPackages(): Promise<{ rows: readonly string[]; tiers: readonly PackageTier[] }> {
  const { site } = await getSite();
  const { quote } = (await getSingle('packagesPage')).data;
  const { file, data } = await getSingle('packages');
  const tiers = await Promise.all(
    data.tiers.map(async ({ name, note, pitch, cells, example }) => {
      const video = await findVideo(example, file);
      const quoteHref = quoteEmailHref(site.emails.bookings, name, quote);
      return {
        name,
        note,
        pitch,
        cells,
        quoteHref,
        example: { ...video, poster: await getLargePoster(video) },
      };
    }),
  );
  return { rows: data.rows, tiers };
}

import { quoteEmailHref } from './quote-email.ts';
import type { PackageTier } from './tier.ts';
import { getSingle, getSite } from '#lib/content.query.ts';
import { getLargePoster, getVideos } from '#features/video/videos.query.ts';

/** The pricing tiers, best first, each with the video that shows it and an e-mail that asks for a quote. */
export async function getPackages(): Promise<{ rows: readonly string[]; tiers: readonly PackageTier[] }> {
  const { site } = await getSite();
  const { quote } = (await getSingle('packagesPage')).data;
  const { file, data } = await getSingle('packages');
  const examples = await getVideos(
    data.tiers.map(({ example }) => example),
    file,
  );
  const tiers = await Promise.all(
    data.tiers.map(async ({ name, note, pitch, cells, example }) => {
      const video = examples.find(({ slug }) => slug === example);
      if (!video) throw new Error(`${file}: the video ${example} does not exist`);
      const quoteHref = quoteEmailHref(site.emails.bookings, name, quote);
      return {
        name,
        note,
        pitch,
        cells,
        quoteHref,
        example: { ...video, poster: await getLargePoster(example, file) },
      };
    }),
  );
  return { rows: data.rows, tiers };
}

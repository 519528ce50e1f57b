import type { PackageTier } from '#domain/packages/tier.ts';
import { getSingle } from '#queries/content.ts';
import { getLargePoster, getVideos } from '#queries/videos.ts';

/** The pricing tiers, best first, each with the video that shows it. */
export async function getPackages(): Promise<{ rows: readonly string[]; tiers: readonly PackageTier[] }> {
  const { file, data } = await getSingle('packages');
  const examples = await getVideos(
    data.tiers.map(({ example }) => example),
    file,
  );
  const tiers = await Promise.all(
    data.tiers.map(async ({ name, note, pitch, cells, example }) => {
      const video = examples.find(({ slug }) => slug === example);
      if (!video) throw new Error(`${file}: the video ${example} does not exist`);
      return { name, note, pitch, cells, example: { ...video, poster: await getLargePoster(example) } };
    }),
  );
  return { rows: data.rows, tiers };
}

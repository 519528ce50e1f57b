import { getSingle } from '#queries/content.ts';
import { getStats } from '#queries/company.ts';
import { resolveBadges } from '#queries/pages.ts';
import { resolveLoop } from '#queries/loops.ts';
import { resolvePicture } from '#queries/pictures.ts';

/** The home page's copy with its pictures, badges and figures. */
export async function getHomePage() {
  const { file, data } = await getSingle('homePage');
  const panels = await Promise.all(
    data.panels.map(async (panel) => ({
      ...panel,
      still: await resolvePicture(file, panel.still, panel.stillAlt, 'panel'),
      loop: await resolveLoop(file, panel.loop),
    })),
  );
  const doors = await Promise.all(
    data.services.cards.map(async (door) => ({
      ...door,
      still: await resolvePicture(file, door.still, door.stillAlt, 'frame'),
    })),
  );
  const badges = await resolveBadges({ file, data: data.trust.badges });
  return { ...data, panels, doors, badges, figures: await getStats(data.stats) };
}

import { getSingle } from '#queries/content.ts';
import { getStats } from '#queries/company.ts';
import { resolveBadges } from '#queries/pages.ts';
import { resolveStill, resolveStills } from '#queries/pictures.ts';
import { resolveLoop } from '#queries/loops.ts';

/** The home page's copy with its pictures, badges and figures. */
export async function getHomePage() {
  const { file, data } = await getSingle('homePage');
  const stills = await resolveStills(file, data.panels, 'panel');
  const panels = await Promise.all(
    stills.map(async (panel) => ({ ...panel, loop: await resolveLoop(file, panel.loop) })),
  );
  const doors = await resolveStills(file, data.services.cards, 'letterbox');
  const features = { ...data.features, still: await resolveStill(file, data.features, 'backdrop') };
  const badges = await resolveBadges({ file, data: data.trust.badges });
  return { ...data, panels, doors, features, badges, figures: await getStats(data.stats) };
}

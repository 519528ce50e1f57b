import { getSingle } from '#lib/content.query.ts';
import { getStats } from '#lib/company/company.query.ts';
import { resolveBadges } from '#features/sections/badges.query.ts';
import { resolveStill, resolveStills } from '#lib/pictures/pictures.query.ts';
import { resolveLoop } from '#lib/pictures/loops.query.ts';

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

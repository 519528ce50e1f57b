import { getPage } from '#lib/content.query.ts';
import { getStats } from '#lib/company/company.query.ts';
import { getReel } from '#features/reel/reel.query.ts';
import { resolveLoop } from '#lib/pictures/films.query.ts';
import { resolveBadges, resolvePicture, resolveStill, resolveStills } from '#lib/pictures/pictures.query.ts';

export type HomePage = Awaited<ReturnType<typeof getHomePage>>;

/** The home page's copy with its pictures, badges and figures. */
export async function getHomePage() {
  const { file, data } = await getPage('home');
  const stills = await resolveStills(file, data.panels, 'cutFrame');
  return {
    ...data,
    backdrop: data.backdrop && {
      still: await resolveStill(file, data.backdrop, 'opening'),
      loop: await resolveLoop(file, data.backdrop.loop),
    },
    panels: await Promise.all(stills.map(async (panel) => ({ ...panel, loop: await resolveLoop(file, panel.loop) }))),
    services: { ...data.services, cards: await resolveStills(file, data.services.cards, 'letterbox') },
    features: {
      ...data.features,
      still: await resolveStill(file, data.features, 'letterbox'),
      board: data.features.board && (await resolvePicture(file, data.features.board, '', 'letterbox')),
    },
    badges: await resolveBadges(file, data.trust?.badges ?? []),
    figures: await getStats(data.stats),
    reel: await getReel(),
  };
}

import { getPage } from '#lib/content.query.ts';
import { getStats } from '#lib/company/company.query.ts';
import { listPortfolios } from '#lib/portfolios.query.ts';
import { getReel } from '#features/reel/reel.query.ts';
import { listSmallFrames } from '#features/video/frames.query.ts';
import { listVideos } from '#features/video/videos.query.ts';
import { resolveLoop } from '#lib/pictures/films.query.ts';
import { upright } from '#lib/pictures/picture-layouts.ts';
import { resolveBadges, resolvePicture, resolveStill } from '#lib/pictures/pictures.query.ts';
import type { ContentData } from '@site/model/schemas/content-files.ts';

export type HomePage = Awaited<ReturnType<typeof getHomePage>>;

type Backdrop = NonNullable<ContentData<'homePage'>['backdrop']>;

/** The still of the first screen, with another for portrait screens, and the loops that cover them. */
async function resolveBackdrop(file: string, { phone, ...backdrop }: Backdrop) {
  const still = await resolveStill(file, backdrop, 'full');
  const loop = await resolveLoop(file, backdrop.loop);
  if (!phone) return { still, loop };
  const { sources } = await resolvePicture(file, phone.still, backdrop.stillAlt, 'upright');
  const others = still.sources.filter(({ media }) => media !== upright);
  return { still: { ...still, sources: [...sources, ...others] }, loop, phone: await resolveLoop(file, phone.loop) };
}

const framesOfService = 4;

/** A frame each of the first films of the portfolio at an address; none for other pages. */
async function listServiceFrames(address: string) {
  const portfolio = (await listPortfolios()).find(({ path }) => path === address);
  const films = portfolio ? await listVideos(portfolio.slug) : [];
  const filmed = films.filter(({ frames }) => frames !== undefined).slice(0, framesOfService);
  return (await Promise.all(filmed.map((film) => listSmallFrames(film, 1)))).flat();
}

export async function getHomePage() {
  const { file, data } = await getPage('home');
  const services = data.services.cards.map(async (card) => ({ ...card, frames: await listServiceFrames(card.path) }));
  return {
    ...data,
    backdrop: data.backdrop && (await resolveBackdrop(file, data.backdrop)),
    services: { ...data.services, cards: await Promise.all(services) },
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

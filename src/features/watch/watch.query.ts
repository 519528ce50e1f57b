import { listWrittenPages } from '#features/written-page/written-page.query.ts';
import { enlarge, getLargePoster, listBehindTheScenes, listVideos } from '#features/video/videos.query.ts';
import type { Action } from '#lib/company/company.ts';
import { listFrames } from '#features/video/frames.query.ts';
import { encodeAnswers } from '#features/planner/plan/link.ts';
import { resolveLoop } from '#lib/pictures/films.query.ts';
import { getPage, getSingle, getSite } from '#lib/content.query.ts';
import { memoizeQuery } from '#lib/memoize.ts';
import { readGround } from '#lib/pictures/ground.query.ts';
import { listPortfolios } from '#lib/portfolios.query.ts';
import { isLightGround } from '@site/model/check/check-colors.ts';
import { findNext, relateVideos } from './relate-videos.ts';

type Videos = Awaited<ReturnType<typeof listVideos>>;

/**
 * A film's link to the planner with that film and the purpose of the job chosen; undefined on a site without a planner.
 * A film that the planner's rules don't name has the purpose of another in its category.
 */
async function getPlanLink(videos: Videos): Promise<(video: Videos[number]) => Action | undefined> {
  const path = (await getSite()).routes.path('plan');
  if (path === undefined) return () => undefined;
  const { like } = (await getPage('plan')).data;
  const { films, questions } = (await getSingle('planner')).data;
  const purposes = new Set(questions[0]?.answers.map(({ id }) => id));
  const purposeOf = new Map(films.map(({ film, shows }) => [film, shows.filter((id) => purposes.has(id)).slice(0, 1)]));
  return ({ slug, category }) => {
    const alike = videos.find((other) => other.category === category && purposeOf.has(other.slug));
    const chosen = purposeOf.get(slug) ?? purposeOf.get(alike?.slug ?? '') ?? [];
    return { label: like, path: `${path}#${encodeAnswers({ chosen, film: slug })}` };
  };
}

/** What all watch pages are made from. */
const readShared = memoizeQuery(async () => {
  const videos = await listVideos();
  const written = await listWrittenPages();
  return {
    videos,
    places: new Map(videos.map(({ slug }, index) => [slug, index])),
    related: relateVideos(videos),
    days: Map.groupBy(await listBehindTheScenes(), ({ video }) => video),
    owners: new Map((await listPortfolios()).map(({ slug, owner }) => [slug, owner])),
    planLike: await getPlanLink(videos),
    labels: new Map(written.map(({ path, label }) => [path, label])),
    cases: new Map(written.map(({ film, path }) => [film, path])),
    isLight: isLightGround((await getSite()).site.brand.colors.ground),
  };
});

/**
 * A watch page: its video, a poster as large as the player, and what it links to.
 * @throws Error if no portfolio has that video.
 */
export async function getWatchPage(slug: string) {
  const { videos, places, related, days, owners, planLike, labels, cases, isLight } = await readShared();
  const index = places.get(slug) ?? -1;
  const video = videos[index];
  if (!video) throw new Error(`no portfolio has the video ${slug}`);
  return {
    video,
    /** What it calls the one whom it was made for, such as Artist. */
    owner: owners.get(video.category) ?? '',
    poster: await getLargePoster(video),
    clip: await resolveLoop(video.file, video.clip),
    cameras: (video.cameras ?? []).map((path): Action => ({ path, label: labels.get(path) ?? path })),
    days: days.get(slug) ?? [],
    frames: await listFrames(video, 'frame'),
    casePath: cases.get(video.path),
    plan: planLike(video),
    previous: videos[index - 1],
    next: await enlarge(findNext(videos, index)),
    ground: isLight ? undefined : await readGround(video.posterFile),
    related: related.get(slug) ?? [],
  };
}

import { listWrittenPages } from '#features/written-page/written-page.query.ts';
import { getLargePoster, listBehindTheScenes, listVideos } from '#features/video/videos.query.ts';
import type { Action } from '#lib/company/company.ts';
import { listFrames } from '#features/video/frames.query.ts';
import { encodeAnswers } from '#features/planner/plan/link.ts';
import { noAnswers } from '#features/planner/plan/answers.ts';
import { resolveLoop } from '#lib/pictures/films.query.ts';
import { getPage, getSite } from '#lib/content.query.ts';
import { readGround } from '#lib/pictures/tints.query.ts';
import { listPortfolios } from '#lib/portfolios.query.ts';
import { isLightGround } from '@site/model/check/check-colors.ts';
import type { VideoDetails } from '#features/video/video.ts';
import { findNext, relateVideos } from './relate-videos.ts';

/** A film's link to the planner with that film chosen; undefined on a site without a planner. */
async function getPlanLink(): Promise<(slug: string) => Action | undefined> {
  const path = (await getSite()).routes.path('plan');
  if (path === undefined) return () => undefined;
  const { like } = (await getPage('plan')).data;
  return (slug) => ({ label: like, path: `${path}#${encodeAnswers({ ...noAnswers, film: slug })}` });
}

/** A film with a poster as wide as the screen. */
async function enlarge(video: VideoDetails | undefined): Promise<VideoDetails | undefined> {
  return video && { ...video, poster: await getLargePoster(video) };
}

/** Every watch page in portfolio order: its video, a poster as large as the player, and what it links to. */
export async function listWatchPages() {
  const videos = await listVideos();
  const related = relateVideos(videos);
  const days = Map.groupBy(await listBehindTheScenes(), ({ video }) => video);
  const owners = new Map((await listPortfolios()).map(({ slug, owner }) => [slug, owner]));
  const planLike = await getPlanLink();
  const written = await listWrittenPages();
  const labels = new Map(written.map(({ path, label }) => [path, label]));
  const isLight = isLightGround((await getSite()).site.brand.colors.ground);
  const cases = new Map(written.map(({ film, path }) => [film, path]));
  return Promise.all(
    videos.map(async (video, index) => ({
      video,
      /** What it calls the one whom it was made for, such as Artist. */
      owner: owners.get(video.category) ?? '',
      poster: await getLargePoster(video),
      clip: await resolveLoop(video.file, video.clip),
      cameras: (video.cameras ?? []).map((path): Action => ({ path, label: labels.get(path) ?? path })),
      days: days.get(video.slug) ?? [],
      frames: await listFrames(video, 'frame'),
      casePath: cases.get(video.path),
      plan: planLike(video.slug),
      previous: videos[index - 1],
      next: await enlarge(findNext(videos, index)),
      ground: isLight ? undefined : await readGround(video.posterFile),
      related: related.get(video.slug) ?? [],
    })),
  );
}

import { listWrittenPages } from '#features/article/article.query.ts';
import { getLargePoster, listBehindTheScenes, listVideos } from '#features/video/videos.query.ts';
import type { VideoDetails } from '#features/video/video.ts';
import type { Action } from '#lib/company/company.ts';
import type { PictureData } from '#lib/pictures/picture.ts';
import { resolvePicture } from '#lib/pictures/pictures.query.ts';
import { relateVideos } from './relate-videos.ts';

/** A frame of a film, and what camera people want to know of it. */
export interface Frame {
  readonly picture: PictureData;
  readonly note: string;
}

async function resolveFrames({ file, frames = [] }: VideoDetails): Promise<Frame[]> {
  return Promise.all(
    frames.map(async ({ img, alt, note }) => ({ picture: await resolvePicture(file, img, alt, 'frame'), note })),
  );
}

/** Every watch page in portfolio order: its video, the poster as large as the player, and what it links to. */
export async function listWatchPages() {
  const videos = await listVideos();
  const related = relateVideos(videos);
  const days = Map.groupBy(await listBehindTheScenes(), ({ video }) => video);
  const written = await listWrittenPages();
  const labels = new Map(written.map(({ path, label }) => [path, label]));
  const cases = new Map(written.map(({ film, path }) => [film, path]));
  return Promise.all(
    videos.map(async (video, index) => ({
      video,
      poster: await getLargePoster(video),
      cameras: (video.cameras ?? []).map((path): Action => ({ path, label: labels.get(path) ?? path })),
      days: days.get(video.slug) ?? [],
      frames: await resolveFrames(video),
      casePath: cases.get(video.path),
      previous: videos[index - 1],
      next: videos[index + 1],
      related: related.get(video.slug) ?? [],
    })),
  );
}

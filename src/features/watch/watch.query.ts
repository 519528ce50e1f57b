import type { PictureData } from '#lib/pictures/picture.ts';
import type { VideoDetails } from '#features/video/video.ts';
import { getLargePoster, listVideos } from '#features/video/videos.query.ts';
import { relateVideos } from './relate-videos.ts';

/** A watch page: its video, the poster as large as the player, and where to go from there. */
export interface WatchPage {
  readonly video: VideoDetails;
  readonly poster: PictureData;
  readonly previous: VideoDetails | undefined;
  readonly next: VideoDetails | undefined;
  readonly related: readonly VideoDetails[];
}

/** Every watch page, in portfolio order. */
export async function listWatchPages(): Promise<WatchPage[]> {
  const videos = await listVideos();
  const related = relateVideos(videos);
  return Promise.all(
    videos.map(async (video, index) => ({
      video,
      poster: await getLargePoster(video),
      previous: videos[index - 1],
      next: videos[index + 1],
      related: related.get(video.slug) ?? [],
    })),
  );
}

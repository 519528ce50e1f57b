import { getLargePoster, listVideos } from '#features/video/videos.query.ts';
import { relateVideos } from './relate-videos.ts';

/** Every watch page in portfolio order: its video, the poster as large as the player, and the videos it links to. */
export async function listWatchPages() {
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

import type { VideoObject } from 'schema-dts';
import { isoDuration } from '#features/video/duration.ts';
import type { VideoDetails } from '#features/video/video.ts';
import { momentOf } from '../moment.ts';
import { videoDescription } from '../video-description.ts';
import { referToBusiness } from './business.ts';
import { inFull, type SiteFacts } from './site-facts.ts';

/** The video of a watch page. */
export function describeVideo(video: VideoDetails, facts: SiteFacts): VideoObject {
  const director = video.credits.find(({ role }) => role === 'Director')?.name;
  return {
    '@type': 'VideoObject',
    '@id': `${inFull(video.path, facts)}#video`,
    name: video.title,
    description: videoDescription(video),
    thumbnailUrl: inFull(video.thumbnail, facts),
    uploadDate: momentOf(video.published),
    duration: isoDuration(video.durationSeconds),
    embedUrl: video.embed.frame,
    genre: video.group,
    creator: referToBusiness(facts),
    ...(director !== undefined && { director: { '@type': 'Person', name: director } }),
    ...(video.category === 'music' && { musicBy: { '@type': 'MusicGroup', name: video.artist } }),
  };
}

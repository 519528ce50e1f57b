import type { VideoDetails } from '#features/video/video.ts';

/** What search engines are told of a video: the idea, then how it was made. */
export function videoDescription({ description, synopsis }: Pick<VideoDetails, 'description' | 'synopsis'>): string {
  return `${description} ${synopsis}`;
}

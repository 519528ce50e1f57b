import type { VideoDetails } from './video.ts';

/**
 * Up to three others for a watch page: first of the same genre or industry, then of the
 * same category, each in portfolio order from the video on, so that pages differ.
 */
export function relatedVideos(video: VideoDetails, all: readonly VideoDetails[]): VideoDetails[] {
  const from = all.findIndex(({ slug }) => slug === video.slug);
  const others = [...all.slice(from + 1), ...all.slice(0, Math.max(from, 0))];
  const sameGroup = others.filter(({ group }) => group === video.group);
  const sameCategory = others.filter(({ group, category }) => group !== video.group && category === video.category);
  return [...sameGroup, ...sameCategory].slice(0, 3);
}

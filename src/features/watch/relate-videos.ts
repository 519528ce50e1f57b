import type { VideoDetails } from '#features/video/video.ts';

/** How many cards are under a watch page. */
const relatedCount = 3;

/** The items after one of a list, then those before it, up to a count. */
function* walkFrom<T>(items: readonly T[], index: number): Generator<T> {
  for (let distance = 1; distance < items.length; distance += 1) {
    const item = items[(index + distance) % items.length];
    if (item !== undefined) yield item;
  }
}

/**
 * Up to three others for each video, by slug: first of the same kind, then of the same portfolio, each in
 * portfolio order from the video on, so that pages differ. Takes time in proportion to the number of videos.
 */
export function relateVideos(videos: readonly VideoDetails[]): Map<string, VideoDetails[]> {
  const related = new Map<string, VideoDetails[]>();
  for (const ofCategory of Map.groupBy(videos, ({ category }) => category).values()) {
    for (const ofGroup of Map.groupBy(ofCategory, ({ kind }) => kind).values()) {
      for (const [index, { slug }] of ofGroup.entries()) {
        related.set(slug, [...walkFrom(ofGroup, index).take(relatedCount)]);
      }
    }
    for (const [index, { slug, kind }] of ofCategory.entries()) {
      const chosen = related.get(slug) ?? [];
      for (const other of walkFrom(ofCategory, index)) {
        if (chosen.length === relatedCount) break;
        if (other.kind !== kind) chosen.push(other);
      }
    }
  }
  return related;
}

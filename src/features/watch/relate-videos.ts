import type { VideoDetails } from '#features/video/video.ts';

/** How many cards are under a watch page. */
const relatedCount = 3;

/** The items after one of a list, then those before it. */
function* walkFrom<T>(items: readonly T[], index: number): Generator<T> {
  for (let distance = 1; distance < items.length; distance += 1) {
    const item = items[(index + distance) % items.length];
    if (item !== undefined) yield item;
  }
}

/** The video that ends another's page: the one after it, and the first after the last. */
export function findNext(videos: readonly VideoDetails[], index: number): VideoDetails | undefined {
  return videos.length > 1 ? videos[(index + 1) % videos.length] : undefined;
}

/**
 * Up to three others for each video, by slug: first of the same genre, then of the same portfolio, each in
 * portfolio order from the video on, so that pages differ. The next one is excluded, since it ends the page. Runs in linear
 * time.
 */
export function relateVideos(videos: readonly VideoDetails[]): Map<string, VideoDetails[]> {
  const related = new Map<string, VideoDetails[]>();
  const next = new Map(videos.map(({ slug }, index) => [slug, findNext(videos, index)]));
  for (const ofCategory of Map.groupBy(videos, ({ category }) => category).values()) {
    for (const ofGroup of Map.groupBy(ofCategory, ({ genre }) => genre).values()) {
      for (const [index, { slug }] of ofGroup.entries()) {
        const others = walkFrom(ofGroup, index).filter((other) => other !== next.get(slug));
        related.set(slug, [...others.take(relatedCount)]);
      }
    }
    for (const [index, { slug, genre }] of ofCategory.entries()) {
      const chosen = related.get(slug) ?? [];
      for (const other of walkFrom(ofCategory, index)) {
        if (chosen.length === relatedCount) break;
        if (other.genre !== genre && other !== next.get(slug)) chosen.push(other);
      }
    }
  }
  return related;
}

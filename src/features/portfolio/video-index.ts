import { listGroups } from './group.ts';
import type { VideoDetails } from '#features/video/video.ts';

/** Interleaves lists round-robin. */
function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();
}

type Listed = Pick<VideoDetails, 'group' | 'groupSlug' | 'year'>;

/**
 * All videos in the order of their index, which shows every kind of work before it shows a second film of any:
 * portfolios take turns, and so do their groups, the largest first. In each group the newest comes first.
 */
export function orderIndex<Video extends Listed>(portfolios: readonly (readonly Video[])[]): Video[] {
  const groups = portfolios.map((videos) => {
    const newestFirst = videos.toSorted((a, b) => b.year - a.year);
    return listGroups(videos).map(({ slug }) => newestFirst.filter(({ groupSlug }) => groupSlug === slug));
  });
  return interleave(interleave(groups));
}

/** Pages on either side of the one that is open. */
const reach = 3;

/**
 * The pages that each page of a long list links to: its neighbors, the first and the last, and all of a short one.
 * @returns numbers from 1, in order.
 */
export function listNearPages(current: number, last: number): number[] {
  const all = Array.from({ length: last }, (_, index) => index + 1);
  return all.filter((page) => page === 1 || page === last || Math.abs(page - current) <= reach);
}

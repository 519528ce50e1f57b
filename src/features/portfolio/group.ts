import { compareText } from '#lib/intl.ts';
import type { VideoDetails } from '#features/video/video.ts';

/** Cards in a page of a portfolio, and in each step of "Load More Videos". */
export const videosPerPage = 12;

/** What the filter of a portfolio chooses, such as a genre. */
export interface PortfolioGroup {
  /** Its slug, such as `latin-pop`. */
  readonly slug: string;
  readonly name: string;
  /** Videos in it. */
  readonly count: number;
}

/** The groups that videos belong to, the largest first, then by name. */
export function listGroups(videos: readonly Pick<VideoDetails, 'group' | 'groupSlug'>[]): PortfolioGroup[] {
  return [...Map.groupBy(videos, ({ groupSlug }) => groupSlug)]
    .map(([slug, [first, ...others]]) => ({ slug, name: first?.group ?? slug, count: others.length + 1 }))
    .sort((a, b) => b.count - a.count || compareText(a.name, b.name));
}

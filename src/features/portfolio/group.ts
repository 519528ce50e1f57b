import { groupSlug } from '@site/model/video/group-slug.ts';
import { compareText } from '#lib/intl.ts';
import type { VideoDetails } from '#features/video/video.ts';

/** Cards in a page of a portfolio, and in each step of "Load More Videos". */
export const videosPerPage = 12;

/** A genre of the music portfolio or a service of the corporate one. */
export interface PortfolioGroup {
  /** As addresses write it, such as `latin-pop`. */
  readonly slug: string;
  readonly name: string;
  /** Videos in it. */
  readonly count: number;
}

/** The groups that videos belong to, the largest first, then by name. */
export function listGroups(videos: readonly Pick<VideoDetails, 'genreOrService'>[]): PortfolioGroup[] {
  const counts = new Map<string, number>();
  for (const { genreOrService } of videos) counts.set(genreOrService, (counts.get(genreOrService) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ slug: groupSlug(name), name, count }))
    .sort((a, b) => b.count - a.count || compareText(a.name, b.name));
}

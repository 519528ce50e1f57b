import type { VideoDetails, VideoSummary } from '../video/video.ts';
import type { Embed } from '../video/players.ts';

/** Cards in a page of the portfolio, and in each step of «Load More Videos». */
export const videosPerPage = 12;

/** The videos before and after one in a list, by slug. */
export interface Neighbours {
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
}

/** A video of the portfolio with all that its card and its player need. */
export interface PortfolioVideo extends VideoSummary {
  readonly embed: Embed;
  /** In the whole portfolio of its category. */
  readonly inAll: Neighbours;
  /** Among those of its genre or industry. */
  readonly inGroup: Neighbours;
}

/** One page of a list, as its JSON file holds it. */
export interface PortfolioPage {
  readonly videos: readonly PortfolioVideo[];
}

/** The address of a page of a list, in the segments of a query's key; pages count from 1. */
export function pageKey(category: VideoDetails['category'], group: string, page: number) {
  return ['/data/portfolio', category, group, `${String(page)}.json`] as const;
}

/** The same for one video. */
export function videoKey(slug: string) {
  return ['/data/videos', `${slug}.json`] as const;
}

import * as v from 'valibot';
import { showsDrafts } from '@site/model/drafts/shows-drafts.ts';
import type { VideoDetails, VideoSummary } from '#features/video/video.ts';
import type { Embed } from '@site/model/video/players.ts';

/** Cards in a page of the portfolio, and in each step of "Load More Videos". */
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

const neighbours = v.object({ previous: v.optional(v.string()), next: v.optional(v.string()) });

const fields = {
  slug: v.string(),
  path: v.string(),
  title: v.string(),
  artist: v.string(),
  group: v.string(),
  year: v.number(),
  duration: v.string(),
  description: v.string(),
  poster: v.object({
    alt: v.string(),
    tint: v.number(),
    sources: v.array(
      v.object({ srcSet: v.string(), media: v.exactOptional(v.string()), sizes: v.exactOptional(v.string()) }),
    ),
    src: v.string(),
    width: v.number(),
    height: v.number(),
  }),
  loop: v.optional(v.object({ av1: v.string(), h264: v.string() })),
  embed: v.object({ kind: v.picklist(['vimeo', 'youtube', 'file', 'live', 'map']), frame: v.string() }),
  inAll: neighbours,
  inGroup: neighbours,
};

const portfolioVideo: v.GenericSchema<unknown, PortfolioVideo> = showsDrafts
  ? v.object({ ...fields, state: v.exactOptional(v.picklist(['draft'])) })
  : v.object(fields);

const portfolioPage: v.GenericSchema<unknown, PortfolioPage> = v.object({ videos: v.array(portfolioVideo) });

/** @throws ValiError where a file holds anything else. */
export function parsePortfolioPage(value: unknown): PortfolioPage {
  return v.parse(portfolioPage, value);
}

/** @throws ValiError where a file holds anything else. */
export function parsePortfolioVideo(value: unknown): PortfolioVideo {
  return v.parse(portfolioVideo, value);
}

/** The address of a page of a list, in the segments of a query's key; pages count from 1. */
export function pageKey(category: VideoDetails['category'], group: string, page: number) {
  return ['/data/portfolio', category, group, `${String(page)}.json`] as const;
}

/** The same for one video. */
export function videoKey(slug: string) {
  return ['/data/videos', `${slug}.json`] as const;
}

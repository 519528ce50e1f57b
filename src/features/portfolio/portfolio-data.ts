import * as z from 'zod/mini';
import { videoSummary, type VideoDetails } from '#features/video/video.ts';
import { allGroups } from '@site/model/video/group-slug.ts';
import { localAddress } from '#lib/intl.ts';
import { videosPerPage } from './group.ts';

/** The slugs of the videos before and after one in a list. */
const neighbors = z.object({ previous: z.optional(z.string()), next: z.optional(z.string()) });

/** A video of the portfolio with all that its card and its player need. */
const portfolioVideo = z.extend(videoSummary, {
  /** In its whole portfolio. */
  inAll: neighbors,
  /** Among those of its group. */
  inGroup: neighbors,
});

/** One page of a list, as its JSON file holds it. */
const portfolioPage = z.object({ videos: z.array(portfolioVideo) });

export type PortfolioVideo = z.infer<typeof portfolioVideo>;
export type PortfolioPage = z.infer<typeof portfolioPage>;

/** @throws $ZodError where a file holds anything else. */
export function parsePortfolioPage(value: unknown): PortfolioPage {
  return portfolioPage.parse(value);
}

/** @throws $ZodError where a file holds anything else. */
export function parsePortfolioVideo(value: unknown): PortfolioVideo {
  return portfolioVideo.parse(value);
}

/** The query key of a page of a list; its segments form the URL. Pages are numbered from 1. */
export function pageKey(category: string, group: string, page: number) {
  return [localAddress('/data/portfolio'), category, group, `${page}.json`] as const;
}

/** The query key of one video's data. */
export function videoKey(slug: string) {
  return [localAddress('/data/videos'), `${slug}.json`] as const;
}

function listNeighbors(videos: readonly VideoDetails[]): Map<string, PortfolioVideo['inAll']> {
  return new Map(
    videos.map(({ slug }, index) => [slug, { previous: videos[index - 1]?.slug, next: videos[index + 1]?.slug }]),
  );
}

/**
 * The videos of a portfolio, in order, each with the ones beside it, as they travel to the browser: what only a watch
 * page shows is left out.
 */
export function toPortfolio(videos: readonly VideoDetails[]): PortfolioVideo[] {
  const inAll = listNeighbors(videos);
  const groups = Map.groupBy(videos, ({ groupSlug }) => groupSlug);
  const inGroup = new Map([...groups.values()].flatMap((group) => [...listNeighbors(group)]));
  return videos.map((video) =>
    portfolioVideo.parse({ ...video, inAll: inAll.get(video.slug), inGroup: inGroup.get(video.slug) }),
  );
}

export interface PortfolioFile extends PortfolioPage {
  /** `all`, or the slug of a group. */
  readonly group: string;
  /** From 1. */
  readonly page: number;
}

/** Every page of every list of a portfolio: all of it, then each group. */
export function paginatePortfolio(videos: readonly VideoDetails[]): PortfolioFile[] {
  const portfolio = toPortfolio(videos);
  const groupOf = new Map(videos.map(({ slug, groupSlug }) => [slug, groupSlug]));
  const lists = [[allGroups, portfolio] as const, ...Map.groupBy(portfolio, ({ slug }) => groupOf.get(slug) ?? '')];
  return lists.flatMap(([group, members]) =>
    Array.from({ length: Math.ceil(members.length / videosPerPage) }, (_, index) => ({
      group,
      page: index + 1,
      videos: members.slice(index * videosPerPage, (index + 1) * videosPerPage),
    })),
  );
}

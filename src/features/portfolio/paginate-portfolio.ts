import { draftMark } from '@site/model/drafts/is-draft.ts';
import type { VideoDetails } from '#features/video/video.ts';
import { allGroups, groupSlug } from './group.ts';
import { videosPerPage, type Neighbours, type PortfolioPage, type PortfolioVideo } from './portfolio-data.ts';

/** The videos before and after each of a list, by slug. */
function listNeighbours(videos: readonly VideoDetails[]): Map<string, Neighbours> {
  return new Map(
    videos.map(({ slug }, index) => [slug, { previous: videos[index - 1]?.slug, next: videos[index + 1]?.slug }]),
  );
}

function groupVideos<T extends VideoDetails>(videos: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const video of videos) {
    const slug = groupSlug(video.group);
    const group = groups.get(slug);
    if (group) group.push(video);
    else groups.set(slug, [video]);
  }
  return groups;
}

/** The videos of one category, in order, each with the ones beside it. */
export function toPortfolio(videos: readonly VideoDetails[]): (PortfolioVideo & VideoDetails)[] {
  const inAll = listNeighbours(videos);
  const inGroup = new Map([...groupVideos(videos).values()].flatMap((group) => [...listNeighbours(group)]));
  return videos.map((video) => ({
    ...video,
    inAll: inAll.get(video.slug) ?? {},
    inGroup: inGroup.get(video.slug) ?? {},
  }));
}

/** What of a video travels to the browser. */
export function toPortfolioVideo(video: PortfolioVideo): PortfolioVideo {
  const { slug, path, title, artist, group, year, duration, description, poster, loop, embed, inAll, inGroup } = video;
  return {
    ...draftMark(video),
    slug,
    path,
    title,
    artist,
    group,
    year,
    duration,
    description,
    poster,
    loop,
    embed,
    inAll,
    inGroup,
  };
}

export interface PortfolioFile extends PortfolioPage {
  /** `all`, or the slug of a genre or industry. */
  readonly group: string;
  /** From 1. */
  readonly page: number;
}

/** Every page of every list of a category: all of it, then each group. A page holds the same number however many there are. */
export function paginatePortfolio(videos: readonly VideoDetails[]): PortfolioFile[] {
  const portfolio = toPortfolio(videos);
  return [[allGroups, portfolio] as const, ...groupVideos(portfolio)].flatMap(([group, members]) =>
    Array.from({ length: Math.ceil(members.length / videosPerPage) }, (_, index) => ({
      group,
      page: index + 1,
      videos: members.slice(index * videosPerPage, (index + 1) * videosPerPage).map(toPortfolioVideo),
    })),
  );
}

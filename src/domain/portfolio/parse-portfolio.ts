import * as v from 'valibot';
import { showsDrafts } from '../drafts/shows-drafts.ts';
import type { PortfolioPage, PortfolioVideo } from './portfolio-data.ts';

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
  ? v.object({ ...fields, isDraft: v.exactOptional(v.literal(true)) })
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

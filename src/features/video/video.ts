import * as z from 'zod/mini';
import type { Draftable } from '@site/model/drafts/is-draft.ts';
import type { ContentData } from '@site/model/schemas/content-files.ts';
import type { Embed } from '@site/model/video/players.ts';
import { pictureData, type PictureData } from '#lib/pictures/picture.ts';

const embed: z.ZodMiniType<Embed> = z.object({
  kind: z.enum(['vimeo', 'youtube', 'file', 'live', 'map']),
  frame: z.string(),
});

/**
 * What a card and a player show of a video. This is the only list of these fields: the type is derived from it, the
 * portfolio's JSON files are written by it, and the browser checks them against it.
 */
export const videoSummary = z.object({
  id: z.string(),
  /** Only of a video on Vimeo. */
  vimeoId: z.exactOptional(z.string()),
  slug: z.string(),
  /** Its watch page. */
  path: z.string(),
  title: z.string(),
  /** The language of the title, if it differs from the page's. */
  lang: z.exactOptional(z.string()),
  /** The artist, or the client of a corporate video: whom it was made for. */
  artist: z.string(),
  /** The industry of its client, or else its group in the portfolio, such as a genre. */
  genre: z.string(),
  year: z.number(),
  /** Timecode such as `3:34`. */
  duration: z.string(),
  description: z.string(),
  /** The language of what is said of it, where that isn't the page's. */
  wordsLang: z.exactOptional(z.string()),
  poster: pictureData,
  embed,
  /** No build has drafts. */
  state: z.exactOptional(z.enum(['draft', 'sample'])),
  stateLabel: z.exactOptional(z.string()),
});

export type VideoSummary = Readonly<z.infer<typeof videoSummary>>;

/** Who did what on a film. */
export interface Credit {
  readonly role: string;
  readonly name: string;
  /** For a team member: their file in content/team, and their page. */
  readonly person?: string;
  readonly path?: string;
  /** What the role is for the roster and search engines: `roles` of content/words.yaml. */
  readonly kind?: 'director' | 'cast';
  /** Whether the team member is a sample, of whom search engines are told nothing. */
  readonly isSample?: true;
}

/** A film's director; undefined if its credits name none. */
export function findDirector(credits: readonly Credit[]): Credit | undefined {
  return credits.find(({ kind }) => kind === 'director');
}

type VideoFields = ContentData<'videos'>;

/** A video with all fields of its content file, and what the site derives from them. */
export interface VideoDetails extends VideoSummary, Omit<VideoFields, keyof VideoSummary | 'credits' | 'src'> {
  /** Its group as addresses have it, in every language. */
  readonly groupSlug: string;
  readonly credits: readonly Credit[];
  /** Its content file, from the project's folder. */
  readonly file: string;
  /** The original of its poster, from the project's folder. */
  readonly posterFile: string;
  /** The poster as one file at a permanent address, for search engines. */
  readonly thumbnail: string;
}

/** A video that has a heading and a frame but no page of its own. */
export interface GalleryVideo extends Draftable {
  readonly slug: string;
  readonly title: string;
  /** The language of the title, if it differs from the page's. */
  readonly lang?: string;
  readonly description: string;
  /** The language of the description, where that isn't the page's. */
  readonly wordsLang?: string;
  readonly embed: Embed;
  readonly poster: PictureData;
  /** The original of its poster, from the project's folder. */
  readonly posterFile: string;
  /** The poster as one file, at an address that stays: search engines keep it. */
  readonly thumbnail: string;
}

/** One of a list of videos on a page. */
interface ListedVideo extends GalleryVideo {
  /** Its place on that page. */
  readonly path: string;
}

export interface Movie
  extends ListedVideo, Pick<ContentData<'movies'>, 'year' | 'runtimeMinutes' | 'logline' | 'cast' | 'laurels'> {
  readonly credits: readonly Credit[];
  readonly stills: readonly PictureData[];
}

/** A day on set, and what it belongs to. */
export interface SetDay extends ListedVideo, Pick<ContentData<'behindTheScenes'>, 'video' | 'people' | 'department'> {}

import type { Draftable } from '@site/model/drafts/is-draft.ts';
import type { Embed } from '@site/model/video/players.ts';
import type { Credit, Movie, SetDay, VideoDetails } from '#features/video/video.ts';
import type { PictureData } from '#lib/pictures/picture.ts';

/** The day of a post. */
export interface PostDate {
  /** As people read it: May 13, 2016. */
  readonly text: string;
  /** The same day as 2016-05-13, for `<time>` and feeds. */
  readonly iso: string;
}

/** A player in a post. */
export interface PostPlayer {
  readonly embed: Embed;
  readonly title: string;
  /** Shown before it plays: the post's own picture, or the film's poster. */
  readonly poster: PictureData | undefined;
  /** The film on this site that it plays, if any. */
  readonly film: VideoDetails | Movie | SetDay | undefined;
}

/** A post as a page shows it. */
export interface Post extends Draftable {
  readonly slug: string;
  readonly path: string;
  /** Its language, where that isn't the page's. */
  readonly lang?: string;
  readonly title: string;
  readonly date: PostDate;
  readonly description: string;
  /** Who of the team signs it; undefined where the company does. */
  readonly author: Credit | undefined;
  /** Cleaned and sanitized; safe to set as HTML. */
  readonly html: string;
  /** In the order of their figures in `html`. */
  readonly players: readonly PostPlayer[];
  /** The content file, from the project's folder. */
  readonly file: string;
  /** Its first picture's file, from the project's folder. */
  readonly picture: string | undefined;
}

import type { Draftable } from '@site/model/drafts/is-draft.ts';
import type { PostDate } from '@site/model/blog/post-date.ts';
import type { Embed } from '@site/model/video/players.ts';
import type { Movie, SetDay, VideoDetails } from '#features/video/video.ts';
import type { PictureData } from '#lib/pictures/picture.ts';

/** A player in an article. */
export interface PostPlayer {
  readonly embed: Embed;
  readonly title: string;
  /** Shown before it plays: the article's own picture, or that of the film. */
  readonly poster: PictureData | undefined;
  /** The film of this site that it plays. */
  readonly film: VideoDetails | Movie | SetDay | undefined;
}

/** An article as a page shows it. */
export interface Post extends Draftable {
  readonly slug: string;
  readonly path: string;
  readonly title: string;
  readonly date: PostDate;
  readonly description: string;
  /** Cleaned and sanitized; safe to set as it is. */
  readonly html: string;
  /** In the order of their figures in `html`, which are links. */
  readonly players: readonly PostPlayer[];
  /** The content file, from the project's folder. */
  readonly file: string;
  /** Its first picture's file, from the project's folder. */
  readonly picture: string | undefined;
}

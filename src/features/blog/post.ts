import type { Draftable } from '@site/model/drafts/is-draft.ts';
import type { PostDate } from '@site/model/blog/post-date.ts';

/** An article as a page shows it. */
export interface Post extends Draftable {
  readonly slug: string;
  readonly path: string;
  readonly title: string;
  readonly date: PostDate;
  readonly description: string;
  /** Cleaned and sanitized; safe to set as it is. */
  readonly html: string;
  /** The content file, from the project's folder. */
  readonly file: string;
  /** Its first picture's file, from the project's folder. */
  readonly picture: string | undefined;
}

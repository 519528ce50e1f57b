import { z } from 'astro/zod';

/**
 * Words with tokens for facts. `what` completes "write …"; `min` and `max` count characters; `isAlt` is text for a
 * picture; `isGroup` is a word that other entries have too; `isName` is the same in every language; `slots` are filled in
 * where it is shown.
 */
export interface TextMeaning {
  readonly kind: 'text';
  readonly what: string;
  readonly min?: number;
  readonly max: number;
  readonly isAlt?: true;
  readonly isGroup?: true;
  readonly isName?: true;
  readonly slots?: readonly string[];
}

/** What a field is, beyond its type; used by the check, the editor and the queries. */
export type FieldMeaning =
  | TextMeaning
  /** The address of a page, or a part of it: a translation may have its own. */
  | { readonly kind: 'address' }
  /** A whole text as HTML, with its pictures; `max` counts characters. */
  | { readonly kind: 'post'; readonly what: string; readonly max: number }
  /** A picture of a folder of content/media; `isShared` is shown with shared links. */
  | { readonly kind: 'picture'; readonly folder: string; readonly ending: string; readonly isShared?: true }
  /**
   * The address of a player's frame, or the place of a film in content/media/films; `isWords` is that of captions, which
   * a translation may have in its language.
   */
  | { readonly kind: 'player'; readonly isWords?: true }
  /** The number of a video on Vimeo. */
  | { readonly kind: 'vimeo' }
  /** A length in seconds, such as that of a video. */
  | { readonly kind: 'duration' }
  /** A day such as 2024-05-31. */
  | { readonly kind: 'day' }
  /**
   * A page of the site. `isListed`: an item of a list, which leaves it out while that page is not shown. `isLink`: may
   * be an address elsewhere.
   */
  | { readonly kind: 'path'; readonly isListed?: true; readonly isLink?: true }
  /** The name of a loop, a video, a portfolio, a team member, a band of content/navigation.yaml, or a figure of content/claims.yaml. */
  | { readonly kind: 'loop' }
  | { readonly kind: 'video' }
  | { readonly kind: 'portfolio' }
  | { readonly kind: 'person' }
  | { readonly kind: 'band' }
  | { readonly kind: 'claim' }
  /** Yes or no; `what` says what yes means. */
  | { readonly kind: 'switch'; readonly what: string }
  | { readonly kind: 'typefaces' }
  /** What of the file is a sample. */
  | { readonly kind: 'sample' };

export const fieldMeanings = z.registry<FieldMeaning>();

/** What to write into a field, such as "write the title", and the bounds of a list or a number. */
export interface FieldAdvice {
  readonly advice: string;
  readonly min?: number;
  readonly max?: number;
}

/** For forms: the wording of the messages, without parsing messages. */
export const fieldAdvice = z.registry<FieldAdvice>();

/** A field that only applies if another field of the same block has a value. */
export interface FieldCondition {
  /** The other field. */
  readonly field: string;
  /** Its value; undefined if it must be left out, true if any will do. */
  readonly is: string | true | undefined;
  /** Whether the field is then required. */
  readonly isNeeded: boolean;
}

/** For forms: which fields to show. The block's schema has to enforce it. */
export const fieldConditions = z.registry<FieldCondition>();

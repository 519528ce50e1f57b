import { z } from 'astro/zod';

/** What a field is where its type does not say it: the check, the editor and the queries go by this. */
export type FieldMeaning =
  /**
   * Words with tokens for facts. `what` completes "write …"; `min` and `max` count characters; `isAlt` is text for a
   * picture; `isGroup` is a word that other entries have too.
   */
  | {
      readonly kind: 'text';
      readonly what: string;
      readonly min?: number;
      readonly max: number;
      readonly isAlt?: true;
      readonly isGroup?: true;
    }
  /** A whole text as HTML, with its pictures; `max` counts characters. */
  | { readonly kind: 'article'; readonly what: string; readonly max: number }
  /** A picture of a folder of content/media; `isShared` is shown with shared links. */
  | { readonly kind: 'picture'; readonly folder: string; readonly ending: string; readonly isShared?: true }
  /** The address of a player's frame, or the place of a film in content/media/films. */
  | { readonly kind: 'player' }
  /** The number of a video on Vimeo. */
  | { readonly kind: 'vimeo' }
  /** A length in seconds, such as that of a video. */
  | { readonly kind: 'duration' }
  /** A day such as 2024-05-31. */
  | { readonly kind: 'day' }
  /** A page of the site; `isListed` is one of a list, which goes on without it while that page is not shown. */
  | { readonly kind: 'path'; readonly isListed?: true }
  /** The name of a loop, of a video, of a person of the team, of a band of content/navigation.yaml. */
  | { readonly kind: 'loop' }
  | { readonly kind: 'video' }
  | { readonly kind: 'person' }
  | { readonly kind: 'band' }
  /** Yes or no; `what` says what yes means. */
  | { readonly kind: 'switch'; readonly what: string };

export const fieldMeanings = z.registry<FieldMeaning>();

/** What to write into a field, such as "write the title", and the bounds of a list or a number. */
export interface FieldAdvice {
  readonly advice: string;
  readonly min?: number;
  readonly max?: number;
}

/** For forms: the same words as in the messages, without reading them from a message. */
export const fieldAdvice = z.registry<FieldAdvice>();

/** A field that applies only where another field of the same block has a value. */
export interface FieldCondition {
  /** The other field. */
  readonly field: string;
  /** Its value; undefined where it must be left out. */
  readonly is: string | undefined;
  /** Whether the field must then be written. */
  readonly isNeeded: boolean;
}

/** For forms: which fields to show. That the file says so, too, is up to the schema of the block. */
export const fieldConditions = z.registry<FieldCondition>();

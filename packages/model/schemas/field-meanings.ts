import { z } from 'astro/zod';

/** What a field is where its type does not say it: the editor draws it by this, and takes its words from it. */
export type FieldMeaning =
  /** `what` completes "write …"; `max` counts characters. */
  | { readonly kind: 'text'; readonly what: string; readonly max: number }
  /** A whole text as HTML, with its pictures; `max` counts characters. */
  | { readonly kind: 'article'; readonly what: string; readonly max: number }
  /** A picture of a folder of content/media. */
  | { readonly kind: 'picture'; readonly folder: string; readonly ending: string }
  /** A day such as 2024-05-31. */
  | { readonly kind: 'day' }
  /** The name of a loop, of a page of the site, of a video. */
  | { readonly kind: 'loop' }
  | { readonly kind: 'path' }
  | { readonly kind: 'video' }
  /** Yes or no; `what` says what yes means. */
  | { readonly kind: 'switch'; readonly what: string };

export const fieldMeanings = z.registry<FieldMeaning>();

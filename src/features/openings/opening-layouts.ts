import type { OpeningName } from '@site/model/schemas/page-parts.ts';
import type { PictureLayout } from '#lib/pictures/picture-layouts.ts';

/** What each opening makes of its still. */
export const openingLayouts = {
  letterbox: 'letterbox',
  full: 'opening',
  split: 'beside',
} as const satisfies Record<OpeningName, PictureLayout>;

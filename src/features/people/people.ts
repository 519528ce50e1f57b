import type { Draftable } from '@site/model/drafts/is-draft.ts';
import type { PictureData } from '#lib/pictures/picture.ts';

export interface Member extends Draftable {
  readonly slug: string;
  readonly name: string;
  /** The job. */
  readonly title: string;
  readonly quote: string;
  /** Aligns the portrait to its top instead of its middle. */
  readonly alignTop: boolean;
  readonly portrait: PictureData;
}

export interface Review extends Draftable {
  readonly slug: string;
  readonly name: string;
  /** Stars out of five. */
  readonly rating: number;
  readonly text: string;
  readonly project: string;
}

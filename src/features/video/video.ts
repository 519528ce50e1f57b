import type { Draftable } from '@site/model/drafts/is-draft.ts';
import type { LoopData } from '#lib/pictures/loop.ts';
import type { PictureData } from '#lib/pictures/picture.ts';
import type { Embed } from '@site/model/video/players.ts';

/** What a card shows of a video. */
export interface VideoSummary extends Draftable {
  readonly slug: string;
  /** Its watch page. */
  readonly path: string;
  readonly title: string;
  /** The artist, or the client of a corporate video. */
  readonly artist: string;
  /** The genre of a music video, the industry of a corporate one. */
  readonly group: string;
  readonly year: number;
  /** Timecode such as `3:34`. */
  readonly duration: string;
  readonly description: string;
  readonly poster: PictureData;
  /** Plays over the poster under a pointer or with the focus. */
  readonly loop?: LoopData | undefined;
}

export interface VideoDetails extends VideoSummary {
  readonly category: 'music' | 'corporate';
  readonly synopsis: string;
  readonly location: string;
  readonly credits: readonly { readonly role: string; readonly name: string }[];
  readonly embed: Embed;
  /** The day it was published, such as 2025-06-13. */
  readonly published: string;
  readonly durationSeconds: number;
  /** The poster as one file, at an address that stays: search engines keep it. */
  readonly thumbnail: string;
}

/** A video that has a heading and a frame but no page of its own. */
export interface GalleryVideo extends Draftable {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly embed: Embed;
  readonly poster: PictureData;
}

export interface Movie extends GalleryVideo {
  readonly year: number;
  readonly director: string;
  readonly runtimeMinutes: number;
  readonly logline: string;
}

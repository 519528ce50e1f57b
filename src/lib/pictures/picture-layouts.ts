/** A crop of a picture, and its files. */
export interface PictureCrop {
  /** The screens it is for; the last crop of a layout is for all others. */
  readonly media?: string;
  /** The aspect ratio of a crop around the middle; the picture's own if absent. */
  readonly aspect?: number;
  /** In pixels. */
  readonly widths: readonly number[];
  /** The `sizes` on those screens, if it differs from the picture's place. */
  readonly sizes?: string;
}

export interface PictureLayoutFiles {
  readonly crops: readonly PictureCrop[];
  /** The width of the JPEG for browsers without AVIF, in pixels. */
  readonly fallback: number;
}

/**
 * The widths of files, each at most 1.5 times the one before, so that no browser loads a file more than 1.5 times as
 * wide as its place. 720 fits a card on phones of up to 393 px at density 2. Stills are 1600×670 and posters 1280×720;
 * nothing is upscaled.
 */
const ladder = [240, 320, 480, 720, 960, 1280, 1600] as const;

/** Phones held upright, and narrow windows. */
const phone = '(width < 40rem)';
const wide = '(width >= 64rem)';
/** Portrait screens, which would show only a third of a letterboxed still. */
export const upright = '(orientation: portrait) and (width < 48rem)';
const squarish = '(max-aspect-ratio: 3/2)';

/** The files for each kind of place. */
export const pictureLayouts = {
  /** A poster in a grid or a text. */
  card: { crops: [{ widths: ladder.slice(1, 5) }], fallback: 720 },
  /** A poster as large as a player: 340 to 870 CSS pixels wide on most screens. */
  frame: { crops: [{ widths: ladder.slice(1, 6) }], fallback: 960 },
  /** The same, cropped from a letterboxed still. */
  cutFrame: { crops: [{ aspect: 16 / 9, widths: [480, 720, 960, 1190] }], fallback: 960 },
  // The openings of pages (openings.css).
  /** Edge to edge, letterboxed. */
  letterbox: { crops: [{ widths: ladder.slice(2) }], fallback: 1280 },
  /** A small letterboxed frame. */
  strip: { crops: [{ widths: ladder.slice(0, 5) }], fallback: 720 },
  /** The upper part of the first screen, above or behind its text. */
  full: {
    crops: [
      { media: upright, aspect: 1.5, widths: [720] },
      { media: squarish, aspect: 1.5, widths: [1005] },
      { widths: [1600] },
    ],
    fallback: 1280,
  },
  /** The whole first screen of a phone, from a portrait still. */
  upright: { crops: [{ media: upright, widths: [480] }], fallback: 480 },
  /** Half of the first screen, or all of a phone's width. */
  split: {
    crops: [
      { media: wide, aspect: 1, widths: [670] },
      { aspect: 1.5, widths: [480, 720, 1005] },
    ],
    fallback: 960,
  },
  /** Portrait cards, cropped from wide stills; a wide crop on phones. */
  tall: {
    crops: [
      { media: phone, aspect: 16 / 9, widths: [480, 720, 960] },
      { aspect: 0.8, widths: [250, 360, 536], sizes: '(width >= 64rem) 22vw, 45vw' },
    ],
    fallback: 720,
  },
  /** Contact sheets, which a script cuts apart, at their full size. */
  sheet: { crops: [{ widths: [1920] }], fallback: 1440 },
  portrait: { crops: [{ widths: [120, 240, 480] }], fallback: 240 },
} as const satisfies Record<string, PictureLayoutFiles>;

export type PictureLayout = keyof typeof pictureLayouts;

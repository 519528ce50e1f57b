export interface TypefacePair {
  /** The families of headings and of text. */
  readonly heading: string;
  readonly text: string;
  /** Completes the names of its faces: for whom it is. */
  readonly character: string;
  /** The size of all font files of a page; a test compares it with the files. */
  readonly kilobytes: number;
}

/**
 * The pairs that `brand.typefaces` chooses from. Each is named after its headings, as is the folder of its files in
 * faces/: docs/recipes.md says how they were subset. All are under the SIL OFL.
 */
export const typefacePairs = {
  condensed: {
    heading: 'Archivo Condensed',
    text: 'Archivo',
    character: 'narrow and heavy, as on a film poster',
    kilobytes: 23,
  },
  geometric: {
    heading: 'Jost Bold',
    text: 'Jost',
    character: 'circles and straight lines, in the style of the 1920s',
    kilobytes: 21,
  },
  bookish: {
    heading: 'Fraunces',
    text: 'Source Serif 4',
    character: 'soft and old-style, for documentary and culture',
    kilobytes: 35,
  },
  poster: {
    heading: 'Big Shoulders',
    text: 'Hanken Grotesk',
    character: 'tall and tight, for music and nightlife',
    kilobytes: 23,
  },
} as const satisfies Record<string, TypefacePair>;

export type TypefacesName = keyof typeof typefacePairs;

export const typefacesNames = Object.keys(typefacePairs) as [TypefacesName, ...TypefacesName[]];

/** The budget for all faces of a page, in bytes. */
export const typeBudget = 45_000;

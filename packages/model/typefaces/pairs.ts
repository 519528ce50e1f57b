/** How a face is cut from a variable font of Fontsource (https://fontsource.org), all of them under the SIL OFL. */
export interface Face {
  /** As its designers call it. */
  readonly name: string;
  /** The package, without its scope. */
  readonly font: string;
  /** Which of the package's files: the one that has these axes. */
  readonly file: 'wght' | 'standard' | 'full';
  /** Where each axis is set, but for the weight of text, which is kept from regular to semibold. */
  readonly axes: Readonly<Record<string, number>>;
  /** What the page has until the face is there, in its measures. */
  readonly system: 'sans' | 'serif';
}

export interface TypefacePair {
  /** For whom it is, completing the names of its faces. */
  readonly character: string;
  /** What all faces of a page weigh; a test compares it with the cut. */
  readonly kilobytes: number;
  readonly heading: Face;
  readonly text: Face;
}

const sans = { file: 'wght', axes: {}, system: 'sans' } as const;

/** The pairs of typefaces that `brand.typefaces` chooses from. Each name says what its headings are like. */
export const typefacePairs = {
  condensed: {
    character: 'narrow and heavy, as on a film poster',
    kilobytes: 22,
    heading: { ...sans, name: 'Archivo Condensed', font: 'archivo', file: 'standard', axes: { wdth: 70, wght: 800 } },
    text: { ...sans, name: 'Archivo', font: 'archivo', file: 'standard', axes: { wdth: 100 } },
  },
  elegant: {
    character: 'thick and hairline strokes, for weddings and fashion',
    kilobytes: 20,
    heading: {
      ...{ name: 'Noto Serif Display', font: 'noto-serif-display', file: 'standard' },
      ...{ axes: { wdth: 62.5, wght: 700 }, system: 'serif' },
    },
    text: { ...sans, name: 'Mulish', font: 'mulish' },
  },
  geometric: {
    character: 'circles and straight lines, in the style of the 1920s',
    kilobytes: 20,
    heading: { ...sans, name: 'Jost Bold', font: 'jost', axes: { wght: 700 } },
    text: { ...sans, name: 'Jost', font: 'jost' },
  },
  slab: {
    character: 'sturdy with square feet, for sports and industry',
    kilobytes: 23,
    heading: { ...sans, name: 'Aleo', font: 'aleo', axes: { wght: 800 }, system: 'serif' },
    text: { ...sans, name: 'Source Sans 3', font: 'source-sans-3' },
  },
  humanist: {
    character: 'open and friendly, for people and events',
    kilobytes: 27,
    heading: { ...sans, name: 'Cabin Bold', font: 'cabin', file: 'standard', axes: { wdth: 87, wght: 700 } },
    text: { ...sans, name: 'Cabin', font: 'cabin', file: 'standard', axes: { wdth: 100 } },
  },
  monospace: {
    character: 'every letter the same width, for technical work and rental',
    kilobytes: 19,
    heading: { ...sans, name: 'JetBrains Mono', font: 'jetbrains-mono', axes: { wght: 800 } },
    text: { ...sans, name: 'Space Grotesk', font: 'space-grotesk' },
  },
  bookish: {
    character: 'soft and old-style, for documentary and culture',
    kilobytes: 32,
    heading: {
      ...{ name: 'Fraunces', font: 'fraunces', file: 'full' },
      ...{ axes: { opsz: 100, wght: 700, SOFT: 50, WONK: 0 }, system: 'serif' },
    },
    text: {
      ...sans,
      name: 'Source Serif 4',
      font: 'source-serif-4',
      file: 'standard',
      axes: { opsz: 14 },
      system: 'serif',
    },
  },
  poster: {
    character: 'tall and tight, for music and nightlife',
    kilobytes: 21,
    heading: { ...sans, name: 'Big Shoulders', font: 'big-shoulders', file: 'standard', axes: { opsz: 72, wght: 800 } },
    text: { ...sans, name: 'Hanken Grotesk', font: 'hanken-grotesk' },
  },
} as const satisfies Record<string, TypefacePair>;

export type TypefacesName = keyof typeof typefacePairs;

export const typefacesNames = Object.keys(typefacePairs) as [TypefacesName, ...TypefacesName[]];

/** What all faces of a page may weigh, in bytes. */
export const typeBudget = 45_000;

/** Such as "Archivo Condensed with Archivo: narrow and heavy, as on a film poster". */
export function describePair(name: TypefacesName): string {
  const { heading, text, character } = typefacePairs[name];
  return `${heading.name} with ${text.name}: ${character}`;
}

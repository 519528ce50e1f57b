import { create } from 'fontkitten';
import type { Face } from './pairs.ts';

/** What a font says of itself, each in shares of its size. */
export interface FaceMeasures {
  /** How wide letters are on average, as they follow each other in sentences. */
  readonly width: number;
  readonly capitalWidth: number;
  readonly ascent: number;
  readonly descent: number;
}

/** Letters about as often as sentences of the site have them. */
const sample =
  'Films of people and places: we plan, shoot and edit them, and you see each cut before anybody else does.';

/**
 * @param data a font file of any format; of a variable one, its default is measured.
 * @throws Error where it is a collection, or no font.
 */
export function measureFace(data: Buffer): FaceMeasures {
  const font = create(data);
  if (font.isCollection) throw new Error('The file holds several fonts.');
  const widthOf = (text: string) => {
    const widths = Array.from(text, (letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth);
    return widths.reduce((sum, width) => sum + width, 0) / widths.length / font.unitsPerEm;
  };
  return {
    width: widthOf(sample),
    capitalWidth: widthOf(sample.toUpperCase()),
    ascent: font.ascent / font.unitsPerEm,
    descent: -font.descent / font.unitsPerEm,
  };
}

/** Fonts that systems have, and their width in the sample, regular and bold: measured in Liberation, which has the same. */
const systemFaces: Readonly<
  Record<
    Face['system'],
    readonly { readonly names: readonly string[]; readonly weight: number; readonly width: number }[]
  >
> = {
  sans: [
    { names: ['Arial', 'Liberation Sans', 'Roboto'], weight: 400, width: 0.4549 },
    { names: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'], weight: 600, width: 0.4868 },
  ],
  serif: [
    { names: ['Times New Roman', 'Liberation Serif'], weight: 400, width: 0.4053 },
    { names: ['Times New Roman Bold', 'Liberation Serif Bold'], weight: 600, width: 0.4263 },
  ],
};

/** The family that has the text face's measures. */
export const fallbackFamily = 'Text Fallback';

/** Up to this part wider or narrower, a system's font breaks lines nearly where the face does, as it is. */
const tolerance = 0.06;

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/**
 * Lends the measures of a text face to a font of the visitor's system, so that lines break, and stand, where they do on
 * the next page, which has the face.
 * @param regular the measures at weight 400, `bold` those at 600.
 * @returns the rules; none where the system's font is nearly as wide by itself.
 */
export function writeFallback(system: Face['system'], regular: FaceMeasures, bold: FaceMeasures): string {
  const fallbacks = systemFaces[system].map(({ width, ...face }, at) => {
    const own = at === 0 ? regular : bold;
    return { ...face, ...own, size: own.width / width };
  });
  if (system === 'sans' && fallbacks.every(({ size }) => Math.abs(size - 1) <= tolerance)) return '';
  return fallbacks
    .map(({ names, weight, ascent, descent, size }) => {
      const source = names.map((name) => `local("${name}")`).join(',');
      const measures = `size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%`;
      return `@font-face{font-family:${fallbackFamily};src:${source};font-weight:${weight};${measures}}`;
    })
    .join('');
}

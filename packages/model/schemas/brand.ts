import { logoFolder } from '../media/picture-kinds.ts';
import { typefacesNames } from '../typefaces/pairs.ts';
import { entry, formatted, oneOf } from '@site/zod-content/fields.ts';
import { fieldMeanings } from '@site/zod-content/meanings.ts';
import { picture } from './site-fields.ts';

const color = formatted('write a color as # and six digits or letters from a to f, such as "#ff9a3d"', (value) =>
  /^#[\da-f]{6}$/i.test(value),
);

/** One SVG path in a square of 24 units. */
const outline = formatted(
  'write the outline of one shape in a square of 24 by 24 units, as the d of an SVG path, such as M12 0 24 24 0 24Z',
  (value) => /^M[\d\s.,MLHVCSQTAZmlhvcsqtaz+-]+$/.test(value) && value.length <= 2_000,
);

const drawing = () => picture(logoFolder, 'svg|png');

/**
 * The company's logo, in place of symbol and name; a missing version falls back to the other, or to symbol and name.
 */
const logo = entry({
  /** For dark backgrounds. */
  onDark: drawing().meta({ title: 'On dark backgrounds' }).optional(),
  /** For light backgrounds: light pages, print, search engines. */
  onLight: drawing().meta({ title: 'On light backgrounds' }).optional(),
}).refine(({ onDark, onLight }) => onDark !== undefined || onLight !== undefined, {
  error: `is empty: write onDark or onLight, a file of content/media/${logoFolder}, or remove the field`,
});

/** The company's look: `brand` in content/site.yaml. The content check measures the contrast of the colors. */
export const brandSchema = entry({
  /** The symbol beside the name, at the end of pages, and in icons. */
  mark: outline,
  logo: logo.optional(),
  /** A pair of packages/model/typefaces/pairs.ts; the first by default. */
  typefaces: oneOf(typefacesNames).register(fieldMeanings, { kind: 'typefaces' }).optional(),
  colors: entry({
    /** The page's background. */
    ground: color,
    /** Backgrounds of sections that stand out, from least to most. */
    panel: color,
    raised: color,
    /** Decorative lines. */
    divider: color,
    /** Lines that must be visible, such as the borders of fields. */
    border: color,
    text: color,
    /** Secondary text. */
    quiet: color,
    /** The symbol, buttons and active elements. */
    accent: color,
    /** Complements the accent in drawings. */
    second: color,
  }),
});

import { logoFolder } from '../media/picture-kinds.ts';
import { typefacesNames } from '../typefaces/pairs.ts';
import { entry, formatted, oneOf } from '@site/zod-content/fields.ts';
import { fieldMeanings } from '@site/zod-content/meanings.ts';
import { picture } from './site-fields.ts';

const color = formatted('write a color as # and six digits or letters from a to f, such as "#ff9a3d"', (value) =>
  /^#[\da-f]{6}$/i.test(value),
);

/** The outline of a drawing in a square of 24 units: the `d` of one SVG path. */
const outline = formatted(
  'write the outline of one shape in a square of 24 by 24 units, as the d of an SVG path, such as M12 0 24 24 0 24Z',
  (value) => /^M[\d\s.,MLHVCSQTAZmlhvcsqtaz+-]+$/.test(value) && value.length <= 2_000,
);

const drawing = () => picture(logoFolder, 'svg|png');

/**
 * The company's logo, in place of symbol and name; where one version is missing, the other or symbol and name are
 * used.
 */
const logo = entry({
  /** For a dark ground. */
  onDark: drawing().optional(),
  /** For a light ground: pages with a light background, print, search engines. */
  onLight: drawing().optional(),
}).refine(({ onDark, onLight }) => onDark !== undefined || onLight !== undefined, {
  error: `is empty: write onDark or onLight, a file of content/media/${logoFolder}, or remove the field`,
});

/** The company's look: `brand` in content/site.yaml. The content check measures the contrast of the colors. */
export const brandSchema = entry({
  /** The symbol beside the name, at the end of pages, and in the icons of browsers and phones. */
  mark: outline,
  logo: logo.optional(),
  /** The faces of headings and of text: a pair of packages/model/typefaces/pairs.ts; the first where it is left out. */
  typefaces: oneOf(typefacesNames).register(fieldMeanings, { kind: 'typefaces' }).optional(),
  colors: entry({
    /** The page's background. */
    ground: color,
    /** Backgrounds of sections that stand out, from least to most. */
    panel: color,
    raised: color,
    /** Lines between things. */
    divider: color,
    /** Lines that must be visible, such as the borders of fields. */
    border: color,
    text: color,
    /** Secondary text. */
    quiet: color,
    /** The symbol, buttons and active elements. */
    accent: color,
    /** Beside the accent in drawings. */
    second: color,
  }),
});

import { entry, formatted } from './fields.ts';

const color = formatted('write a color as # and six digits or letters from a to f, such as "#ff9a3d"', (value) =>
  /^#[\da-f]{6}$/i.test(value),
);

/** The outline of a drawing in a square of 24 units: the `d` of one SVG path. */
const outline = formatted(
  'write the outline of one shape in a square of 24 by 24 units, as the d of an SVG path, such as M12 0 24 24 0 24Z',
  (value) => /^M[\d\s.,MLHVCSQTAZmlhvcsqtaz+-]+$/.test(value) && value.length <= 2_000,
);

/** The company's own look: `brand` in content/site.yaml. The content check measures the contrast of the colors. */
export const brandSchema = entry({
  /** Beside the name, in the last words of pages and in the icons of browsers and phones. */
  mark: outline,
  colors: entry({
    /** Behind everything. */
    ground: color,
    /** Behind sections that are set apart, from the least to the most. */
    panel: color,
    raised: color,
    /** Lines between things. */
    divider: color,
    /** Lines that have to be seen, such as the edges of fields. */
    border: color,
    text: color,
    /** Text of less weight. */
    quiet: color,
    /** The mark, buttons and what is active. */
    accent: color,
    /** Beside the accent in drawings. */
    second: color,
  }),
});

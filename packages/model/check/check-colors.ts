import type { ContentData } from '../schemas/content-files.ts';
import type { Problem } from './problem.ts';

type Colors = ContentData<'site'>['brand']['colors'];
type ColorName = keyof Colors;

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance, from 0 to 1, of a color such as #ff9a3d. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colors, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Whether text on this background is dark. */
export function isLightGround(ground: string): boolean {
  return contrast(ground, '#000000') > contrast(ground, '#ffffff');
}

/** The least contrast of text and of lines (WCAG 2.2, 1.4.3 and 1.4.11). */
const [forText, forLines] = [4.5, 3];

/** The colors that pages put on each other. */
const pairs: readonly (readonly [ColorName, readonly ColorName[], number])[] = [
  ['text', ['ground', 'panel', 'raised', 'divider'], forText],
  ['quiet', ['ground', 'panel', 'raised'], forText],
  ['accent', ['ground', 'panel', 'raised'], forText],
  ['border', ['ground'], forLines],
  ['second', ['ground', 'panel'], forLines],
];

/** Colors with too little contrast where one is put on the other. */
export function checkColors(colors: Colors): Problem[] {
  return pairs.flatMap(([name, grounds, least]) =>
    grounds.flatMap((ground): Problem[] => {
      const found = contrast(colors[name], colors[ground]);
      if (found >= least) return [];
      const advice = `is ${colors[name]}, whose contrast to ${ground} (${colors[ground]}) is ${found.toFixed(2)}: write a color with at least ${String(least)}`;
      return [{ file: 'content/site.yaml', field: `brand.colors.${name}`, advice }];
    }),
  );
}

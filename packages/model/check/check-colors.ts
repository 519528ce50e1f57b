import { contrast } from '../contrast.ts';
import type { ContentData } from '../schemas/content-files.ts';
import type { Problem } from '@site/zod-content/problem.ts';

type Colors = ContentData<'site'>['brand']['colors'];
type ColorName = keyof Colors;

/** Whether text on this background is dark. */
export function isLightGround(ground: string): boolean {
  return contrast(ground, '#000000') > contrast(ground, '#ffffff');
}

/** The minimum contrast of text and of lines (WCAG 2.2, 1.4.3 and 1.4.11). */
const [minTextContrast, minLineContrast] = [4.5, 3];

const pairs: readonly (readonly [ColorName, readonly ColorName[], number])[] = [
  ['text', ['ground', 'panel', 'raised', 'divider'], minTextContrast],
  ['quiet', ['ground', 'panel', 'raised'], minTextContrast],
  ['accent', ['ground', 'panel', 'raised'], minTextContrast],
  ['border', ['ground'], minLineContrast],
  ['second', ['ground', 'panel'], minLineContrast],
];

export function checkColors(colors: Colors): Problem[] {
  return pairs.flatMap(([name, grounds, least]) =>
    grounds.flatMap((ground): Problem[] => {
      const found = contrast(colors[name], colors[ground]);
      if (found >= least) return [];
      const advice = `is ${colors[name]}, whose contrast to ${ground} (${colors[ground]}) is ${found.toFixed(2)}: write a color with at least ${least}`;
      return [{ file: 'content/site.yaml', field: `brand.colors.${name}`, advice }];
    }),
  );
}

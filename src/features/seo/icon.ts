import type { ContentData } from '@site/model/schemas/content-files.ts';

/** The company's mark on its background as an SVG document: the icon of browsers and phones. */
export function drawIcon({ mark, colors }: ContentData<'site'>['brand']): string {
  const ground = `<rect width="32" height="32" rx="3" fill="${colors.ground}"/>`;
  // A margin, since phones may crop the edge.
  const shape = `<path fill="${colors.accent}" transform="translate(3 3)scale(1.083333)" d="${mark}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${shape}</svg>`;
}

export interface TokenColor {
  readonly name: string;
  readonly hex: string;
  /** Contrast with the page's ground by WCAG 2, from 1 to 21. */
  readonly contrast: number;
}

/** Relative luminance by WCAG 2, from 0 to 1. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors by WCAG 2, from 1 to 21. */
export function contrastOf(a: string, b: string): number {
  const [light, dark] = [luminanceOf(a), luminanceOf(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The colors that src/styles/tokens.css declares, in its order; the first is the page's ground. */
export function listColors(css: string): TokenColor[] {
  const found = [...css.matchAll(/--color-([a-z]+(?:-\d+)?): (#[\da-f]{6});/g)].map(([, name = '', hex = '']) => ({
    name,
    hex,
  }));
  const ground = found[0]?.hex ?? '#000000';
  return found.map((color) => ({ ...color, contrast: contrastOf(color.hex, ground) }));
}

/**
 * A color of src/styles/tokens.css as #rrggbb.
 * @throws Error where that file declares none of the name.
 */
export function findColor(css: string, name: string): string {
  const color = listColors(css).find((candidate) => candidate.name === name);
  if (!color) throw new Error(`src/styles/tokens.css declares no color ${name}`);
  return color.hex;
}

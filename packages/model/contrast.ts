/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Linearizes an sRGB channel from 0 to 255, to 0 to 1. */
export function toLinear(channel: number): number {
  const share = channel / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance, from 0 to 1. */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminanceOfHex(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return luminance([red, green, blue]);
}

/** The contrast ratio (WCAG 2.2) of two colors such as #ff9a3d, from 1 to 21. */
export function contrast(one: string, other: string): number {
  return contrastOf(luminanceOfHex(one), luminanceOfHex(other));
}

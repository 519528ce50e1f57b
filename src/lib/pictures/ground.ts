import { toLinear, type Rgb } from '@site/model/contrast.ts';

/**
 * The backgrounds that a film's page may take from its picture, each with the OKLCH hue in degrees at which its range
 * ends. The ranges are narrow where pictures are many, among lamps, skin and brass, so that one warm film doesn't look
 * like the next. The colors, in src/styles/grounds.css, are as dark as text needs.
 */
const grounds = [
  ['burgundy', 37],
  ['rust', 46],
  ['umber', 90],
  ['moss', 158],
  ['teal', 200],
  ['petrol', 235],
  ['navy', 290],
  ['plum', 360],
] as const;

export type Ground = (typeof grounds)[number][0];

export const groundNames = grounds.map(([name]) => name);

/** OKLab: lightness, green to red, blue to yellow (https://bottosson.github.io/posts/oklab). */
function toOklab([red, green, blue]: Rgb): readonly [number, number, number] {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Below this chroma, a picture counts as gray. */
const minChroma = 0.012;

/** Darker colors look black. */
const minLightness = 0.12;

/** A darker color counts as if it were as light as this. */
const darkest = 0.225;

/** The minimum share of the strongest colors for a hue other than those of lamps, skin and brass. */
const minShare = 1 / 8;

/** The share of a picture's pixels that count: the most saturated. */
const counted = 0.3;

/** The width of the triangular kernel that smooths the hue histogram, in degrees to either side. */
const bandwidth = 20;

const isWarm = (hue: number) => hue >= 350 || hue < 125;

/** In degrees, at most 180. */
const distance = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

/**
 * Chooses the background by a picture's strongest hue, preferring one that is not warm if there is enough of it.
 * @param pixels red, green and blue of each in turn, from 0 to 255.
 * @returns undefined for a picture without color.
 */
export function findGround(pixels: readonly number[]): Ground | undefined {
  const colors: { hue: number; chroma: number; saturation: number }[] = [];
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [lightness, a, b] = toOklab([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
    const chroma = lightness < minLightness ? 0 : Math.hypot(a, b);
    const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
    // Relative to lightness, since a bright orange has a larger chroma than a dark teal.
    colors.push({ hue, chroma, saturation: chroma / Math.max(lightness, darkest) });
  }
  const strongest = colors.sort((one, other) => other.saturation - one.saturation);
  const top = strongest.slice(0, Math.ceil(strongest.length * counted));
  const sum = (of: (color: (typeof top)[number]) => number) => top.reduce((total, color) => total + of(color), 0);
  if (top.length === 0 || sum(({ chroma }) => chroma) / top.length < minChroma) return undefined;

  const cool = sum(({ hue, saturation }) => (isWarm(hue) ? 0 : saturation));
  const isCool = cool >= minShare * sum(({ saturation }) => saturation);
  const weightOf = (near: number) =>
    sum(({ hue, saturation }) =>
      isWarm(hue) === isCool ? 0 : saturation * Math.max(0, 1 - distance(hue, near) / bandwidth),
    );
  const weights = Array.from({ length: 360 }, (_, hue) => weightOf(hue));
  const best = weights.indexOf(Math.max(...weights));
  return (grounds.find(([, end]) => best < end) ?? grounds[0])[0];
}

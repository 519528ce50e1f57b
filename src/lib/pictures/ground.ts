import { toLinear, type Rgb } from '@site/model/contrast.ts';

/**
 * The ground that a film's page takes from its picture: the picture's hue, always as dark and as dull, so that text has
 * the same contrast on all of them.
 */

/** How many hues there are, evenly around the circle from 0 degrees. */
export const groundHues = 12;

/** Lightness and chroma of a ground in OKLCH; src/features/watch/watch.css has the same. */
export const ground = { lightness: 0.225, chroma: 0.04 } as const;

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

/** Below this, a picture has no color of its own. */
const leastChroma = 0.012;

/** What is darker than this looks black. */
const leastLightness = 0.12;

/** The hue numbers of sparks and lamps. As dark as a ground they are brown and olive, which look like a fault. */
const lampHues: readonly number[] = [2, 3, 4];

/** The ground of a picture that has no other color than a lamp's: the brown. */
const lampGround = 2;

/** The share of the strongest colors that a hue besides the lamps' must have to be the ground. */
const leastShare = 1 / 8;

/** The share of a picture's pixels that count: the most saturated. */
const counted = 0.3;

/**
 * The number of the hue that a picture's page stands on: the strongest that isn't a lamp's, if there is enough of it.
 * @param pixels red, green and blue of each in turn, from 0 to 255.
 * @returns undefined for a picture without color.
 */
export function groundHue(pixels: readonly number[]): number | undefined {
  const colors: { hue: number; chroma: number; saturation: number }[] = [];
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [lightness, a, b] = toOklab([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
    const chroma = lightness < leastLightness ? 0 : Math.hypot(a, b);
    const turns = Math.atan2(b, a) / (2 * Math.PI);
    const hue = Math.round(turns * groundHues + groundHues) % groundHues;
    // A dark teal counts as much as a bright orange, which has the larger chroma.
    colors.push({ hue, chroma, saturation: chroma / Math.max(lightness, ground.lightness) });
  }
  const strongest = colors.sort((one, other) => other.saturation - one.saturation);
  const top = strongest.slice(0, Math.ceil(strongest.length * counted));
  const sum = (of: (color: (typeof top)[number]) => number) => top.reduce((total, color) => total + of(color), 0);
  if (top.length === 0 || sum(({ chroma }) => chroma) / top.length < leastChroma) return undefined;

  const weightOf = (hue: number) => sum((color) => (color.hue === hue ? color.saturation : 0));
  const weights = Array.from({ length: groundHues }, (_, hue) => (lampHues.includes(hue) ? 0 : weightOf(hue)));
  const at = (hue: number) => weights[(hue + groundHues) % groundHues] ?? 0;
  /** With half of its neighbors, since a color seldom keeps to one of the hues. */
  const scores = weights.map((weight, hue) => weight + (at(hue - 1) + at(hue + 1)) / 2);
  const best = Math.max(...scores);
  return best < leastShare * sum(({ saturation }) => saturation) ? lampGround : scores.indexOf(best);
}

/**
 * The ground that a film's page takes from its picture: the picture's hue, always as dark and as dull, so that text has
 * the same contrast on all of them.
 */

/** How many hues there are, evenly around the circle from 0 degrees. */
export const groundHues = 12;

/** Lightness and chroma of a ground in OKLCH; src/features/watch/watch.css has the same. */
export const ground = { lightness: 0.225, chroma: 0.04 } as const;

function toLinear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** OKLab's two axes of color: green to red, blue to yellow (https://bottosson.github.io/posts/oklab). */
function colorAxes([red, green, blue]: readonly [number, number, number]): readonly [number, number] {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s, 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s];
}

/** Below this, a picture has no color of its own. */
const leastChroma = 0.012;

/**
 * The number of the hue that a picture is in, where strong colors count more than dull ones.
 * @param pixels red, green and blue of each in turn, from 0 to 255.
 * @returns undefined for a picture without color.
 */
export function groundHue(pixels: readonly number[]): number | undefined {
  let [across, up, count] = [0, 0, 0];
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [a, b] = colorAxes([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
    const chroma = Math.hypot(a, b);
    across += a * chroma;
    up += b * chroma;
    count += chroma;
  }
  if (count === 0 || Math.hypot(across, up) / count < leastChroma) return undefined;
  const turns = Math.atan2(up, across) / (2 * Math.PI);
  return Math.round(turns * groundHues + groundHues) % groundHues;
}

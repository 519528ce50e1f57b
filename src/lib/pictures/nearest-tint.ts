/** The tints of src/styles/tokens.css as #rrggbb, in their order. */
export function listTints(css: string): string[] {
  return [...css.matchAll(/--color-tint-\d+: (#[\da-f]{6});/g)].map(([, hex = '']) => hex);
}

function readChannels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/**
 * The index of the tint that is nearest to a color.
 * @param color red, green and blue from 0 to 255.
 */
export function nearestTint(color: readonly number[], tints: readonly string[]): number {
  const distances = tints.map((tint) =>
    readChannels(tint).reduce((sum, channel, at) => sum + (channel - (color[at] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

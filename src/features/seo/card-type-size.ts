/** Titles of up to so many characters, and the size that fills their lines without a fourth, in pixels. */
const steps = [
  { characters: 16, size: 150 },
  { characters: 34, size: 112 },
  { characters: 56, size: 88 },
] as const;

/** The size of a title on a card of 1200 by 630 pixels. */
export function cardTypeSize(title: string): number {
  return steps.find(({ characters }) => title.length <= characters)?.size ?? 72;
}

/** @returns the first line, from a given one on, in which a text stands; that line itself where it stands in none. */
export function lineOfText(source: string, text: string, from: number): number {
  const found = source.split('\n').findIndex((line, index) => index >= from - 1 && line.includes(text));
  return found < 0 ? from : found + 1;
}

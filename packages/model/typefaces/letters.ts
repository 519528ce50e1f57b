const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** The characters of English and Spanish headings: each page carries these, so each costs every visitor. */
const capitals = `${range(0x41, 0x5a)}${range(0x30, 0x39)}ÁÉÍÓÚÑ .,:'’&?!+-%()`;

/** With the capitals of the other languages of western Europe. */
const latinCapitals = `${capitals}ÀÂÃÄÅÆÇÈÊËÌÎÏÐÒÔÕÖØŒÙÛÜÝÞ`;

/** The font file of headings for a site's languages. */
export function headingLetters(tags: readonly string[]) {
  const isPlain = tags.every((tag) => ['en', 'es'].includes(tag.split('-', 1)[0] ?? ''));
  return isPlain
    ? { file: 'heading.woff2', letters: capitals }
    : { file: 'heading-latin.woff2', letters: latinCapitals };
}

/**
 * Characters that no pair has for social cards: other scripts, symbols, and letters that few European languages have.
 */
const unset = /[^\x20-\x7e\xa0-\xff\u0100-\u017f\u0218-\u021b–—‘’“”…€]|[ĬĭĲĳŉſŦŧ]/u;

export function findMissingGlyph(text: string): string | undefined {
  return unset.exec(text)?.[0];
}

/** A CSS unicode-range of some letters, or of all others, such as `U+20-21,U+24`. */
export function listRanges(letters: string, isOthers = false): string {
  const last = 0x20ff;
  const points = Array.from({ length: last + 1 }, (_, point) => point);
  const kept = points.filter((point) => letters.includes(String.fromCodePoint(point)) !== isOthers);
  const isKept = new Set(kept);
  const starts = kept.filter((point) => !isKept.has(point - 1));
  const ends = kept.filter((point) => !isKept.has(point + 1));
  const write = (point: number) => point.toString(16).toUpperCase();
  return starts.map((from, at) => `U+${[...new Set([from, ends[at] ?? from])].map(write).join('-')}`).join(',');
}

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** What headings are made of in English and Spanish: each page carries these, so each sign costs every visitor. */
const capitals = `${range(0x41, 0x5a)}${range(0x30, 0x39)}ÁÉÍÓÚÑ .,:'’&?!+-%()`;

/** The same with what the capitals of the other languages of western Europe have. */
const latinCapitals = `${capitals}ÀÂÃÄÅÆÇÈÊËÌÎÏÐÒÔÕÖØŒÙÛÜÝÞ`;

/** The file that has the letters of headings, by the languages of a site. */
export function headingLetters(tags: readonly string[]) {
  const isPlain = tags.every((tag) => ['en', 'es'].includes(tag.split('-', 1)[0] ?? ''));
  return isPlain
    ? { file: 'heading.woff2', letters: capitals }
    : { file: 'heading-latin.woff2', letters: latinCapitals };
}

/** Letters that no pair has for cards: of other scripts, signs, and some that few languages of Europe have. */
const unset = /[^\x20-\x7e\xa0-\xff\u0100-\u017f\u0218-\u021b–—‘’“”…€]|[ĬĭĲĳŉſŦŧ]/u;

export function findUnsetLetter(text: string): string | undefined {
  return unset.exec(text)?.[0];
}

/** The code points of some letters, or of all others, as CSS has them: such as `U+20-21,U+24`. */
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

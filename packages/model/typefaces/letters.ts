const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Accents of Spanish, French, Haitian Creole and Portuguese names, in both cases. */
const accents = 'ÁÀÂÃÄÇÉÈÊËÍÌÎÏÑÓÒÔÕÖÚÙÛÜáàâãäçéèêëíìîïñóòôõöúùûü';
const marks = '¡¿–—‘’“”…·×°©""½\u00a0';

/** Capitals that headings of every site have: those of English, and of Spanish names. */
const capitals = `${range(0x41, 0x5a)}ÁÉÍÓÚÑ`;

/** What headings of another language than English have besides these, by its code. */
const capitalsOf: Readonly<Partial<Record<string, string>>> = {
  ca: 'ÀÇÈÏÒÜ',
  da: 'ÅÆØ',
  de: 'ÄÖÜ',
  fi: 'ÄÅÖ',
  fr: 'ÀÂÆÇÈÊËÎÏÔŒÙÛ',
  gl: 'ÜÏ',
  ht: 'ÈÒ',
  is: 'ÆÐÖÞÝ',
  it: 'ÀÈÌÒÙ',
  nb: 'ÅÆØ',
  nl: 'ËÏ',
  pt: 'ÀÂÃÇÊÔÕ',
  sv: 'ÄÅÖ',
};

/** The signs that a site of some languages needs, as its faces are cut. */
export interface Letters {
  /** What headings are made of: each page carries these, so each sign costs every visitor. */
  readonly headings: string;
  /** The rare signs of headings, which a page loads when it has one. */
  readonly rest: string;
  readonly text: string;
}

const unique = (letters: string) => [...new Set(letters)].join('');

/** @param languages such as `en`, by the tags of site.yaml. */
export function lettersFor(languages: readonly string[]): Letters {
  const own = languages.map((tag) => capitalsOf[tag.split('-')[0] ?? tag] ?? '').join('');
  const text = unique(range(0x20, 0x7e) + accents + marks + own + own.toLowerCase() + (own.includes('Ö') ? 'ß' : ''));
  const headings = unique(`${capitals}${range(0x30, 0x39)} .,:'’&?!+-%$/()${own}`);
  // Pages set it in capitals, but for the units of the frame rates' dial.
  const rest = Array.from(unique(`${text.toUpperCase()}himns`))
    .filter((letter) => !headings.includes(letter))
    .join('');
  return { headings, rest, text };
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

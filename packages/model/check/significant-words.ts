/** Words that a search engine passes over: two searches that differ in these alone are one. */
const fillers = new Set(
  'a an and are as at be by do for from how i in is it my near of on or our that the their this to us we what when where which who with you your'.split(
    ' ',
  ),
);

/** Tells `companies` from `company` no more than a reader does; the result need not be a word. */
function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  return word.replace(/ies$/, 'y').replace(/s$/, '');
}

/**
 * The words of a text that say what it is about, in the order in which they first stand there: in small letters,
 * without accents, plural endings, single letters and words such as "in" and "for".
 */
export function significantWords(text: string): ReadonlySet<string> {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1 && !fillers.has(word));
  return new Set(words.map(singular));
}

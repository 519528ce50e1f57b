/**
 * The words of a text, normalized: lowercase, without accents and apostrophes; a figure is one word.
 * @param text such as `R&B, "Año Nuevo"`, which has the words r, b, ano and nuevo; `1,000` has 1000.
 */
export function listWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]|(?<=\d),(?=\d{3})/gu, '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Stop words in English and Spanish; on this site nearly every page has the last. */
const stopWords = new Set(
  listWords(
    `a an and are at be by can do does for from get have how i in is it me my of on or our the there to we want what when where
     which who with you your al como con cual de del el en es esta la las lo los mi para por que se si su sus tiene un una y video videos`,
  ),
);

/**
 * The terms of a query: its words without stop words, each once; `$` is said. A query of stop words alone, such as a
 * title, keeps them.
 */
export function listTerms(typed: string): string[] {
  const words = [...new Set(listWords(typed.replaceAll('$', ' dollars ')))];
  const terms = words.filter((word) => !stopWords.has(word));
  return terms.length > 0 ? terms : words;
}

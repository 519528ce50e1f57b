const textOf = ({ textContent }: Element) => textContent.replaceAll(/\s+/g, ' ').trim();

/**
 * The innermost element that says some words.
 * @param words with the markup and the facts of a field, which a page doesn't show as they are written.
 */
export function findWords(root: Element, words: string): Element | undefined {
  const [longest = ''] = words
    .split(/\{[^}]*\}|<[^>]*>|[*_#[\]]/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim().slice(0, 40))
    .sort((a, b) => b.length - a.length);
  if (longest.length < 4) return undefined;
  let found = root;
  for (let inner: Element | undefined = root; inner;) {
    found = inner;
    inner = [...inner.children].find((child) => textOf(child).includes(longest));
  }
  return found === root ? undefined : found;
}

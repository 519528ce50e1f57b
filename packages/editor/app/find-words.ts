export const textOf = ({ textContent }: Element) => textContent.replaceAll(/\s+/g, ' ').trim();

/** The innermost element with a text. @param words a field's value, with markup and `{facts}`. */
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

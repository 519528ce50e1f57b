import { normalizeLine } from './meta-line.ts';

function spell(text: string): string {
  return normalizeLine(text)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a text says the title and nothing else, in any case, spacing and punctuation. */
export function repeatsTitle(text: string, title: string): boolean {
  const spelled = spell(title);
  return spelled === '' ? title.trim() !== '' && normalizeLine(text) === normalizeLine(title) : spell(text) === spelled;
}

/** Whether a text is a permalink that names the post, such as `Permalink to …`. */
export function isPermalinkToTitle(text: string, title: string): boolean {
  const target = /^\W*permalink\s*(?:to|for|of|[:\-–—])?\s+(.+)$/iu.exec(normalizeLine(text))?.[1];
  return target !== undefined && repeatsTitle(target, title);
}

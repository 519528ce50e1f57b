import { listWords } from './search-words.ts';

export interface ExcerptPart {
  readonly text: string;
  /** Whether it matches the query. */
  readonly isMarked: boolean;
}

/** Words in an excerpt, and how many of them may come before the first marked one. */
const size = { words: 24, before: 6 } as const;

/**
 * The part of a text around the first match, or its beginning.
 * @param found words as `listWords` returns them.
 * @returns parts in order, none of them empty; matches and other text alternate.
 */
export function cutExcerpt(text: string, found: ReadonlySet<string>): ExcerptPart[] {
  const written = text.split(/\s+/).filter((word) => word !== '');
  const isMarked = (word: string) => listWords(word).some((part) => found.has(part));
  const first = Math.max(0, written.findIndex(isMarked));
  const start = Math.max(0, Math.min(first - size.before, written.length - size.words));
  const shown = written.slice(start, start + size.words);
  const parts: { text: string; isMarked: boolean }[] = [];
  const add = (words: string, marked: boolean): void => {
    const last = parts.at(-1);
    if (last?.isMarked === marked) last.text += words;
    else parts.push({ text: words, isMarked: marked });
  };
  if (start > 0) add('… ', false);
  shown.forEach((word, index) => {
    if (index > 0) add(' ', isMarked(word) && isMarked(shown[index - 1] ?? ''));
    add(word, isMarked(word));
  });
  if (start + size.words < written.length) add(' …', false);
  return parts;
}

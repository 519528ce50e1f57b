/** A run of an excerpt's words. */
export interface ExcerptPart {
  readonly text: string;
  /** Whether it is what the visitor looked for. */
  readonly isMarked: boolean;
}

const mark = /<mark>(.*?)<\/mark>/gs;

/** Pagefind writes these two, and only these, in place of the text's own angle brackets. */
function decode(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}

/**
 * Parses an excerpt of Pagefind's, so that it is rendered as text and never as markup.
 * @param excerpt text in which `<mark>` is around the search terms, and every other angle bracket is escaped.
 * @returns the runs in order, none of them empty; neighbours that are marked alike are one.
 */
export function parseExcerpt(excerpt: string): ExcerptPart[] {
  const parts: { text: string; isMarked: boolean }[] = [];
  const add = (written: string, isMarked: boolean): void => {
    const text = decode(written);
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += text;
    else if (text !== '') parts.push({ text, isMarked });
  };
  let end = 0;
  for (const found of excerpt.matchAll(mark)) {
    add(excerpt.slice(end, found.index), false);
    add(found[1] ?? '', true);
    end = found.index + found[0].length;
  }
  add(excerpt.slice(end), false);
  return parts;
}

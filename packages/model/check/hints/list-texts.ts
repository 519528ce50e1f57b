import type { RawEntry } from '../read-content.ts';

/** A text that visitors read, and where it stands. */
export interface PlacedText {
  readonly file: string;
  /** Such as `description`, or `line 12` of a page's text. */
  readonly field: string;
  readonly text: string;
}

/** Fields that hold no sentences of ours: articles as they came, words for who cannot see a picture, addresses. */
const leftOut = /(?:^|\.)(?:contentHtml|\w*[aA]lt|src|path)$/;

function listFields(file: string, value: unknown, field = ''): PlacedText[] {
  if (typeof value === 'string') return leftOut.test(field) ? [] : [{ file, field, text: value }];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => listFields(file, item, `${field}[${String(index)}]`));
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => listFields(file, inner, field ? `${field}.${key}` : key));
}

/** The paragraphs of a written page. */
function listParagraphs({ file, body, bodyLine }: Pick<RawEntry, 'file' | 'body' | 'bodyLine'>): PlacedText[] {
  const paragraphs = body.matchAll(/[^\n]+(?:\n[^\n]+)*/g);
  return [...paragraphs].map(({ 0: text, index }) => ({
    file,
    field: `line ${String(bodyLine + body.slice(0, index).split('\n').length - 1)}`,
    text,
  }));
}

/** Every text of the content. */
export function listTexts(entries: readonly RawEntry[]): PlacedText[] {
  return entries.flatMap((entry) => [...listFields(entry.file, entry.data), ...listParagraphs(entry)]);
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** The words of a text, without what stands between them. */
export function listWords(text: string): string[] {
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

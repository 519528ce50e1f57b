import { memoizeByEntry } from '../check/memoize-by-entry.ts';
import { createHash } from 'node:crypto';
import Markdoc from '@markdoc/markdoc';
import { fieldName } from '@site/zod-content/problem.ts';
import type { RawEntry } from '../check/read-content.ts';
import { contentFiles } from '../schemas/content-files.ts';
import { isWordsAttribute } from '../schemas/markdoc-tags.ts';
import { listTexts } from '@site/zod-content/walk.ts';
import { readLines } from '../text/page-text.ts';

/** The field of a translation with the digest of the original that it was written from. */
export const digestField = 'original';

/** The translatable parts of a post: its text, and the alt texts of its pictures. */
function wordsOfHtml(html: string): string {
  return html.replaceAll(/<[^>]*>/g, (tag) => /\salt=("[^"]*"|'[^']*')/i.exec(tag)?.[1] ?? '');
}

/** The translatable parts of a page's text, without the targets of links. */
function wordsOfBody(body: string): string {
  const inTags = [...Markdoc.parse(body).walk()].flatMap(({ type, tag = '', attributes }) =>
    type === 'tag'
      ? Object.entries(attributes).flatMap(([name, value]) => (isWordsAttribute(tag, name) ? String(value) : []))
      : [],
  );
  return [...readLines(body), ...inTags].join('\n');
}

/** Ignores rewrapped lines, Windows line endings, and renamed claims, whose tokens are updated in translations, too. */
function normalize(words: string): string {
  return words
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\{(claims|count)\.[\w-]+/g, '{$1')
    .trim();
}

/**
 * The translatable words of an entry by field; the text of a page is `text`. Names and addresses are not translatable.
 */
export const listTranslatable = memoizeByEntry(({ name, file, data, body }: RawEntry): ReadonlyMap<string, string> => {
  const fields = listTexts(contentFiles[name].schema, data).flatMap(({ path, value, meaning }): [string, string][] => {
    const field = fieldName(path);
    if (meaning?.kind === 'post') return [[field, normalize(wordsOfHtml(value))]];
    return meaning?.kind === 'text' && !meaning.isName ? [[field, normalize(value)]] : [];
  });
  return new Map([...fields, ...(file.endsWith('.mdoc') ? [['text', normalize(wordsOfBody(body))] as const] : [])]);
});

/** Letters, since YAML could parse digits as a number. */
const digestLength = 8;

/** A digest of an entry's words. */
export function digestWords(words: ReadonlyMap<string, string>): string {
  const digest = createHash('sha256')
    .update([...words.values()].join('\n'))
    .digest();
  return [...digest.subarray(0, digestLength)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
}

/** Undefined for a new translation written by hand. */
export function readDigest({ data }: Pick<RawEntry, 'data'>): string | undefined {
  const { [digestField]: written } = Object(data) as Readonly<Record<string, unknown>>;
  return typeof written === 'string' ? written : undefined;
}

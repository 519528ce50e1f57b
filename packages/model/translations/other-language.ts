import type { Problem } from '../check/problem.ts';
import { fieldName } from '../check/problem.ts';
import type { RawEntry } from '../check/read-content.ts';
import { contentFiles } from '../schemas/content-files.ts';
import { listTexts } from '../schemas/walk-fields.ts';
import { cutText } from '../text/cut-text.ts';
import { readLines } from '../text/page-text.ts';
import type { TranslatedPair } from './check-translations.ts';

interface PlacedText {
  readonly field: string;
  readonly text: string;
}

/** What of an entry is written in its language: its texts, and the lines of a page. */
function listWritten({ name, data, file, body, bodyLine }: RawEntry): PlacedText[] {
  const fields = listTexts(contentFiles[name].schema, data).flatMap(({ path, value, meaning }): PlacedText[] => {
    if (meaning?.kind === 'post') return [{ field: fieldName(path), text: value.replaceAll(/<[^>]*>/g, ' ') }];
    return meaning?.kind === 'text' && !meaning.isName ? [{ field: fieldName(path), text: value }] : [];
  });
  if (!file.endsWith('.mdoc')) return fields;
  return [...fields, ...readLines(body).map((text) => ({ field: `line ${bodyLine}`, text }))];
}

const listWords = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** How often each word is said, as a part of all words. */
function countWords(entries: readonly RawEntry[]): (word: string) => number {
  const counts = new Map<string, number>();
  let total = 0;
  for (const word of entries.flatMap(listWritten).flatMap(({ text }) => listWords(text))) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    total += 1;
  }
  return (word) => (counts.get(word) ?? 0) / Math.max(1, total);
}

/** In a shorter sentence, names and titles of films would decide. */
const fewestWords = 6;

/** A sentence is in the first language if more than this part of its words is said more often there. */
const mostOfOther = 0.75;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Sentences of a translation that are in the first language, by which words each of the two says more often: it needs no
 * list of words, in no language. The search's words are in any.
 */
export function adviseOnOtherLanguage(pairs: readonly TranslatedPair[], originals: readonly RawEntry[]): Problem[] {
  const [first, other] = [countWords(originals), countWords(pairs.map(({ translation }) => translation))];
  const isForeign = (sentence: string) => {
    const words = listWords(sentence.replaceAll(/\{[^}]*\}/g, ' '));
    const foreign = words.filter((word) => first(word) > other(word)).length;
    return words.length >= fewestWords && foreign / words.length > mostOfOther;
  };
  return pairs.flatMap(({ translation }) => {
    if (translation.name === 'search') return [];
    return listWritten(translation).flatMap(({ field, text }) => {
      const found = [...sentences.segment(text)].find(({ segment }) => isForeign(segment));
      if (!found) return [];
      const advice = `seems to be in the first language: “${cutText(found.segment.trim(), 60)}”. Write it in this one`;
      return [{ file: translation.file, field, advice }];
    });
  });
}

const link = /\]\(\s*<?(https?:\/\/[^\s)>]+)/g;

/** Links of a translated page to this site's own address: a path alone leads to the page of the language. */
export function adviseOnFullLinks(pairs: readonly TranslatedPair[], site: unknown): Problem[] {
  const { origin } = Object(site) as { readonly origin?: unknown };
  if (typeof origin !== 'string') return [];
  return pairs.flatMap(({ translation: { file, body, bodyLine } }) =>
    [...body.matchAll(link)].flatMap(({ 1: address = '', index }) => {
      if (address !== origin && !address.startsWith(`${origin}/`)) return [];
      const line = String(bodyLine + body.slice(0, index).split('\n').length - 1);
      const path = address.slice(origin.length) || '/';
      const advice = `leaves the language: write ${path}, which leads to the page of this one where there is one`;
      return [{ file, field: `line ${line}`, advice }];
    }),
  );
}

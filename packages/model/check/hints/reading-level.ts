import { automatedReadability } from 'automated-readability';
import type { Problem } from '../problem.ts';
import { listWords, type PlacedText } from './list-texts.ts';

/** Years of school that a text may ask for: the last before a degree. */
const mostYears = 16;

/** In shorter texts one long word decides. */
const fewestWords = 12;

/** Texts that visitors read before they decide to read on. */
const weighed = /^(?:title|description|lead)$/;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Years of school that a text asks for, by the length of its words and sentences: the Automated Readability Index
 * (Senter and Smith, 1967).
 */
export function readingYears(text: string): number {
  const words = listWords(text);
  const counts = {
    sentence: [...segmenter.segment(text)].length,
    word: words.length,
    character: words.join('').length,
  };
  return automatedReadability(counts);
}

/** Titles, descriptions and leads that are hard to read. */
export function adviseOnReading(texts: readonly PlacedText[]): Problem[] {
  return texts
    .filter(({ field, text }) => weighed.test(field) && listWords(text).length >= fewestWords)
    .map(({ file, field, text }) => ({ file, field, years: Math.round(readingYears(text)) }))
    .filter(({ years }) => years > mostYears)
    .map(({ file, field, years }) => ({
      file,
      field,
      advice: `reads as if for ${String(years)} years of school: write shorter words, or two sentences of it`,
    }));
}

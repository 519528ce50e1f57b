import MiniSearch from 'minisearch';
import { cutExcerpt, type ExcerptPart } from './excerpt.ts';
import type { SearchDocument } from './search-document.ts';
import { isOneSlip, listTerms, listWords } from './search-words.ts';

/** A result, as the list shows it. */
export interface SearchResult extends Pick<SearchDocument, 'path' | 'kind' | 'title' | 'lang' | 'artist' | 'poster'> {
  readonly excerpt: readonly ExcerptPart[];
  /** Whether the page has every term of what was typed, and whether it says them itself. */
  readonly match: 'some' | 'asked' | 'said';
  /** Of a page in another language than the one that was searched first. */
  readonly language?: string;
}

/** Searches for a text; best results first. */
export type SearchIndex = (typed: string) => SearchResult[];

/** How much a match in each field counts. */
const boost = { asked: 18, artist: 10, title: 8, names: 6, text: 1 } as const;

/** The shortest term that may contain a typo: shorter ones are one typo away from too many words. */
const shortestWithSlip = 4;

/** The word of content/search.yaml that stands for a figure of three digits and more, typed alone: a budget. */
const anyFigure = '0000';

/** MiniSearch counts two swapped letters as two edits. */
const changedPlaces = 2;

/** A page that matches some of the terms. */
interface Tally {
  score: number;
  /** How many of the terms match. */
  count: number;
  /** How many of them the page says itself. */
  said: number;
  readonly words: Set<string>;
  /** Whether one of them is an answer of content/search.yaml. */
  isAsked: boolean;
}

/** How many terms of a query must match: all of one or two, two of three, three of four. */
function leastTerms(count: number): number {
  return Math.ceil((count * 2) / 3);
}

/**
 * Indexes pages. A term matches words that begin with it and, if there are none, words that differ by one typo. Only
 * pages with the most matching terms are results, so that a page that matches one side of a question doesn't appear.
 */
export function createSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const index = new MiniSearch<SearchDocument>({
    idField: 'path',
    fields: Object.keys(boost),
    tokenize: listWords,
    searchOptions: { boost, prefix: (term) => term.length > 1 },
  });
  index.addAll(documents);
  const pages = new Map(documents.map((document) => [document.path, document]));

  const findTerm = (term: string) => {
    const found = index.search(term);
    // A figure is not another figure with a typo.
    if (found.length === 0 && /^\d+(?:k|\d\d)$/.test(term)) return index.search(anyFigure, { prefix: false });
    if (found.length > 0 || term.length < shortestWithSlip || /\d/.test(term)) return found;
    const near = index.search(term, { fuzzy: changedPlaces, prefix: false }).flatMap(({ terms }) => terms);
    const meant = [...new Set(near)].filter((word) => isOneSlip(term, word));
    return meant.length > 0 ? index.search(meant.join(' '), { prefix: false }) : [];
  };

  return (typed) => {
    // A figure that no page has, such as a budget, doesn't keep the words beside it from being found.
    const terms = listTerms(typed).filter(
      (term, _at, { length }) => length === 1 || !/^\d+k?$/.test(term) || index.search(term).length > 0,
    );
    const tallies = new Map<string, Tally>();
    for (const term of terms) {
      for (const { id, score, terms: words, match } of findTerm(term)) {
        const tally = tallies.get(id as string) ?? { score: 0, count: 0, said: 0, words: new Set(), isAsked: false };
        tally.score += score;
        tally.count += 1;
        const fields = new Set(Object.values(match).flat());
        tally.isAsked ||= fields.has('asked');
        if (!fields.has('asked') || fields.size > 1) tally.said += 1;
        for (const word of words) tally.words.add(word);
        tallies.set(id as string, tally);
      }
    }
    const most = Math.max(0, ...[...tallies.values()].map(({ count }) => count));
    // Where no page has enough of a question, a page that answers one of its words does: how much for a wedding.
    const isEnough = most >= leastTerms(terms.length);
    return [...tallies]
      .filter(([, { count, isAsked }]) => (isEnough ? count === most : isAsked))
      .sort(([, a], [, b]) => b.score - a.score)
      .flatMap(([path, { words, count, said }]) => {
        const page = pages.get(path);
        if (!page) return [];
        const { kind, title, lang, artist, poster, text } = page;
        const match = count < terms.length ? 'some' : said < terms.length ? 'asked' : 'said';
        return { path, kind, title, lang, artist, poster, excerpt: cutExcerpt(text, words), match };
      });
  };
}

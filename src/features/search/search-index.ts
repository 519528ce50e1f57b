import MiniSearch, { type Query, type SearchResult as Found } from 'minisearch';
import { cutExcerpt, type ExcerptPart } from './excerpt.ts';
import type { SearchDocument } from './search-document.ts';
import { listTerms, listWords } from './search-words.ts';

/** A result, as the list shows it. */
export interface SearchResult extends Pick<SearchDocument, 'path' | 'kind' | 'title' | 'lang' | 'artist' | 'poster'> {
  readonly excerpt: readonly ExcerptPart[];
  /** Whether the page itself says all that was typed, and content/search.yaml none of it for the page. */
  readonly isFullMatch: boolean;
  /** Of a page in another language than the one that was searched first. */
  readonly language?: string;
}

/** Searches for a text; best results first. */
export type SearchIndex = (typed: string) => SearchResult[];

/** How much a match in each field counts. */
const boost = { keywords: 18, artist: 10, title: 8, names: 6, headings: 1, text: 1, rest: 0.5 } as const;

/** The shortest term that may contain a typo: shorter ones are one typo away from too many words. */
const minFuzzyLength = 4;

/** The share of a query's terms that a page must match, unless one of them is a keyword of the page. */
const minShare = 2 / 3;

/** The word of content/search.yaml that stands for a figure typed alone: a budget. */
const anyFigure = '0000';

/** The transpositions of adjacent letters in a term, which MiniSearch counts as two edits. */
function listTranspositions(term: string): string[] {
  return Array.from(
    { length: term.length - 1 },
    (_, at) => term.slice(0, at) + term.charAt(at + 1) + term.charAt(at) + term.slice(at + 2),
  );
}

const matchesKeyword = ({ match }: Found) => Object.values(match).flat().includes('keywords');

/** A typo isn't in the first letter: `dental` is not `rental`. */
const sharesFirstLetter = ({ terms, queryTerms }: Found) =>
  terms.every((term) => term === anyFigure || queryTerms.some((typed) => typed.startsWith(term.charAt(0))));

/**
 * Indexes pages. A term matches words that begin with it and, if there are none, words that differ by one typo. The page
 * that has most of the terms comes first.
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

  const isKnown = (term: string) => index.search(term).length > 0;
  const toQuery = (term: string): Query => {
    if (isKnown(term)) return term;
    if (/^\d+k?$/.test(term)) return anyFigure;
    if (term.length < minFuzzyLength || /\d/.test(term)) return term;
    return { combineWith: 'OR', queries: [{ queries: [term], fuzzy: 1, prefix: false }, ...listTranspositions(term)] };
  };

  return (typed) => {
    // A figure that no page has, such as a budget, doesn't keep the words beside it from being found.
    const terms = listTerms(typed).filter(
      (term, _at, { length }) => length === 1 || !/^\d+k?$/.test(term) || isKnown(term),
    );
    const queries = terms.map(toQuery);
    const share = (found: Found) => found.queryTerms.length / terms.length;
    const found = index.search(
      { combineWith: 'OR', queries },
      { filter: (one) => sharesFirstLetter(one) && (share(one) >= minShare || matchesKeyword(one)) },
    );
    // The sum alone would let a rare word outweigh all others.
    const rank = (one: Found) => one.score * share(one);
    return found
      .sort((one, other) => rank(other) - rank(one))
      .flatMap((one) => {
        const page = pages.get(one.id as string);
        if (!page) return [];
        const { path, kind, title, lang, artist, poster, text } = page;
        const isFullMatch = share(one) >= 1 && !matchesKeyword(one);
        return { path, kind, title, lang, artist, poster, excerpt: cutExcerpt(text, new Set(one.terms)), isFullMatch };
      });
  };
}

/** How many results of each language come first. */
const firstResults = 3;

/** Whether a question may be in another language: no page of this one says all of its words. */
export function needsOthers(own: readonly SearchResult[]): boolean {
  return !own.some(({ isFullMatch }) => isFullMatch);
}

/** Results in the page's own language, and then in others. */
export function joinLanguages(own: readonly SearchResult[], others: readonly SearchResult[]): SearchResult[] {
  const known = new Set(own.map(({ path }) => path));
  const added = others.filter(({ path }) => !known.has(path));
  return [
    ...own.slice(0, firstResults),
    ...added.slice(0, firstResults),
    ...own.slice(firstResults),
    ...added.slice(firstResults),
  ];
}

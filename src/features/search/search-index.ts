import MiniSearch from 'minisearch';
import { cutExcerpt, type ExcerptPart } from './excerpt.ts';
import type { SearchDocument } from './search-document.ts';
import { isOneSlip, listTerms, listWords } from './search-words.ts';

/** A page that was found, as the list shows it. */
export interface SearchResult extends Pick<SearchDocument, 'path' | 'kind' | 'title' | 'artist' | 'poster'> {
  readonly excerpt: readonly ExcerptPart[];
}

/** The pages that a text finds, best first. */
export type SearchIndex = (typed: string) => SearchResult[];

/** What a word weighs where it is found. */
const boost = { asked: 12, artist: 10, title: 8, names: 6, text: 1 } as const;

/** The shortest word that may hold a slip: shorter ones are one slip from too many others. */
const shortestWithSlip = 4;

/** The most slips that MiniSearch counts for two letters that changed places. */
const changedPlaces = 2;

/** A page that holds some of the terms. */
interface Tally {
  score: number;
  /** How many of the terms it holds. */
  count: number;
  /** Those words of it that the terms found. */
  readonly words: Set<string>;
}

/** The fewest terms of a text that a page must hold: all of one or two, two of three, three of four. */
function leastTerms(count: number): number {
  return Math.ceil((count * 2) / 3);
}

/**
 * Indexes pages. A term finds the words that begin with it and, where there are none, those that differ from it by one
 * slip. Only pages with the most terms are results, so that no page is found for a side of a question.
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
    if (found.length > 0 || term.length < shortestWithSlip) return found;
    const near = index.search(term, { fuzzy: changedPlaces, prefix: false }).flatMap(({ terms }) => terms);
    const meant = [...new Set(near)].filter((word) => isOneSlip(term, word));
    return meant.length > 0 ? index.search(meant.join(' '), { prefix: false }) : [];
  };

  return (typed) => {
    const terms = listTerms(typed);
    const tallies = new Map<string, Tally>();
    for (const term of terms) {
      for (const { id, score, terms: words } of findTerm(term)) {
        const tally = tallies.get(id as string) ?? { score: 0, count: 0, words: new Set() };
        tally.score += score;
        tally.count += 1;
        for (const word of words) tally.words.add(word);
        tallies.set(id as string, tally);
      }
    }
    const most = Math.max(...[...tallies.values()].map(({ count }) => count), leastTerms(terms.length));
    return [...tallies]
      .filter(([, { count }]) => count === most)
      .sort(([, a], [, b]) => b.score - a.score)
      .flatMap(([path, { words }]) => {
        const page = pages.get(path);
        if (!page) return [];
        const { kind, title, artist, poster, text } = page;
        return { path, kind, title, artist, poster, excerpt: cutExcerpt(text, words) };
      });
  };
}

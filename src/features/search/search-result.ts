import * as v from 'valibot';
import { parseExcerpt, type ExcerptPart } from './parse-excerpt.ts';

/** What Pagefind keeps of a page; the names are those of `data-pagefind-meta` and `-filter` in the pages' markup. */
const fragment = v.object({
  excerpt: v.string(),
  meta: v.object({
    /** Canonical, while Pagefind's own address has always a slash at its end. */
    path: v.string(),
    title: v.string(),
    artist: v.optional(v.string()),
    poster: v.optional(v.string()),
    posterPlain: v.optional(v.string()),
  }),
  /** A page's kind; one that says none is a page. */
  filters: v.object({ kind: v.optional(v.tuple([v.picklist(['video', 'article'])])) }),
});

/** The sides of a poster in a list of results, in CSS pixels. */
export const resultPosterSize = { width: 160, height: 90 } as const;

export interface SearchResult {
  /** A path of this site. */
  readonly path: string;
  readonly kind: 'video' | 'page' | 'article';
  readonly title: string;
  readonly artist?: string | undefined;
  /** Addresses of the small poster, as AVIF and for browsers without it. */
  readonly poster?: { readonly avif: string; readonly plain: string } | undefined;
  readonly excerpt: readonly ExcerptPart[];
}

/**
 * A page that was found, as the list shows it.
 * @throws v.ValiError where it is none of this site's pages.
 */
export function toSearchResult(answer: unknown): SearchResult {
  const { excerpt, meta, filters } = v.parse(fragment, answer);
  const { path, title, artist, poster, posterPlain } = meta;
  return {
    path,
    kind: filters.kind?.[0] ?? 'page',
    title,
    artist,
    poster: poster === undefined ? undefined : { avif: poster, plain: posterPlain ?? poster },
    excerpt: parseExcerpt(excerpt),
  };
}

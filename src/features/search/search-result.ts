import * as z from 'zod/mini';
import { parseExcerpt, type ExcerptPart } from './parse-excerpt.ts';

/** What Pagefind keeps of a page; the names are those of `data-pagefind-meta` and `-filter` in the pages' markup. */
const fragment = z.object({
  excerpt: z.string(),
  meta: z.object({
    /** Canonical, while Pagefind's own address always ends in a slash. */
    path: z.string(),
    title: z.string(),
    artist: z.optional(z.string()),
    poster: z.optional(z.string()),
    posterPlain: z.optional(z.string()),
  }),
  /** A page's kind; one that says none is a page. */
  filters: z.object({ kind: z.optional(z.tuple([z.enum(['video', 'article'])])) }),
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
 * @throws $ZodError where it is none of this site's pages.
 */
export function toSearchResult(answer: unknown): SearchResult {
  const { excerpt, meta, filters } = fragment.parse(answer);
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

/** A page as the search's file has it. */
export interface SearchDocument {
  /** In canonical slash form. */
  readonly path: string;
  readonly kind: 'video' | 'page' | 'article';
  readonly title: string;
  /** Of a title in another language than the page's. */
  readonly lang?: string | undefined;
  readonly artist?: string | undefined;
  /** Addresses of the small poster: AVIF, and a fallback. */
  readonly poster?: { readonly avif: string; readonly plain: string } | undefined;
  /** Its title in search engines, and its main heading. */
  readonly names: string;
  /** Words that visitors type for it, from content/search.yaml. */
  readonly keywords: string;
  /** The headings of its sections. */
  readonly headings: string;
  /** Its description, then the first of what its main part says. Results show excerpts. */
  readonly text: string;
  /** The other words of its main part, each once. */
  readonly rest: string;
}

/** The sides of a poster in a list of results, in CSS pixels. */
export const resultPosterSize = { width: 160, height: 90 } as const;

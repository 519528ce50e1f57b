/** A page as the search knows it. */
export interface SearchDocument {
  /** In canonical slash form. */
  readonly path: string;
  readonly kind: 'video' | 'page' | 'article';
  readonly title: string;
  readonly artist?: string | undefined;
  /** Addresses of the small poster, as AVIF and for browsers without it. */
  readonly poster?: { readonly avif: string; readonly plain: string } | undefined;
  /** What else it is called: its title in search engines, the search that it answers, who and what is listed on it. */
  readonly names: string;
  /** Words that visitors type for it, from content/search.yaml. */
  readonly asked: string;
  /** Everything that it says, without its title. Results show parts of it. */
  readonly text: string;
}

/** The sides of a poster in a list of results, in CSS pixels. */
export const resultPosterSize = { width: 160, height: 90 } as const;

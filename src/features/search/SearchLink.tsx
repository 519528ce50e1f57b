/** What a page needs to lead to the search. */
export interface SearchDoor {
  readonly label: string;
  readonly placeholder: string;
  /** What a visitor reads where the search does not load. */
  readonly failed: string;
  /** The site map's address, where it leads without scripts. */
  readonly path: string;
}

/** `/` works alone, the other key with Control or Command (src/features/search/browser/search.ts). */
export const searchKeys = '/ Control+K Meta+K';

/** The lens of a search. */
export function SearchMark() {
  return (
    <svg aria-hidden="true" className="size-6 stroke-paper stroke-2" fill="none" viewBox="0 0 24 24">
      <path d="M16 16l6 6M18 10a8 8 0 1 1-16 0 8 8 0 0 1 16 0" />
    </svg>
  );
}

/** Opens the search from the header. A link, which leads to the site map where scripts do not run. */
export function SearchLink({ door }: { readonly door: SearchDoor }) {
  return (
    <a
      aria-keyshortcuts={searchKeys}
      aria-label={door.label}
      className="flex h-12 w-12 items-center justify-center"
      data-search={door.failed}
      href={door.path}
      title={`${door.label}: /`}
    >
      <SearchMark />
    </a>
  );
}

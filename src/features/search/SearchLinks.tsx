import { linkTo } from '#lib/link-to.ts';
import type { SearchEntry } from './search.query.ts';

/** src/features/search/browser/search.ts takes them. */
const searchKeys = 'Control+K Meta+K';

function SearchMark() {
  return (
    <svg aria-hidden="true" className="size-6 stroke-current stroke-2" fill="none" viewBox="0 0 24 24">
      <path d="M16 16l6 6M18 10a8 8 0 1 1-16 0 8 8 0 0 1 16 0" />
    </svg>
  );
}

/** Opens the search from the header. Without scripts, the link leads to the site map. */
export function SearchLink({ search }: { readonly search: SearchEntry }) {
  return (
    <a
      aria-keyshortcuts={searchKeys}
      aria-label={search.label}
      className="flex h-12 w-12 items-center justify-center"
      data-search=""
      {...linkTo(search.path)}
      title={`${search.label}: Ctrl+K`}
    >
      <SearchMark />
    </a>
  );
}

/** The dialog before its script has loaded (browser/search.ts): a field that already takes input, and two ways out. */
export function SearchDialog({ search }: { readonly search: SearchEntry }) {
  return (
    <dialog aria-label={search.label} className="w-full max-w-full bg-ink-900 p-6 text-paper" id="search">
      <input aria-label={search.label} className="w-full text-title-s" type="text" />
      <p data-failed={search.failed} role="status" />
      <p className="mt-4 flex flex-wrap items-center justify-between gap-x-6">
        {search.siteMap !== undefined && (
          <a className="inline-flex min-h-11 items-center underline" {...linkTo(search.path)}>
            {search.siteMap}
          </a>
        )}
        <button className="min-h-11 font-semibold" data-close="" type="button">
          {search.close}
        </button>
      </p>
    </dialog>
  );
}

/** Looks like a search field and opens the search. Without scripts, the link leads to the site map. */
export function SearchFieldLink({ search }: { readonly search: SearchEntry }) {
  return (
    <a
      aria-keyshortcuts={searchKeys}
      className="flex min-h-14 max-w-measure items-center gap-4 border border-ink-500 px-5 hover:border-paper"
      data-search=""
      {...linkTo(search.path)}
    >
      <SearchMark />
      <span className="text-lead">
        {search.label}
        <span className="ms-3 text-mist max-sm:hidden">{search.placeholder}</span>
      </span>
    </a>
  );
}

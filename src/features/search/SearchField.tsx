import { SearchMark, searchKeys, type SearchDoor } from './SearchLink.tsx';

/** Looks like the field of the search and opens it; leads to the site map where scripts do not run. */
export function SearchField({ door }: { readonly door: SearchDoor }) {
  return (
    <a
      aria-keyshortcuts={searchKeys}
      className="flex min-h-16 max-w-measure items-center gap-4 border border-ink-500 bg-ink-950 px-5 hover:border-paper"
      data-search={door.failed}
      href={door.path}
    >
      <SearchMark />
      <span className="text-lead">
        {door.label}
        <span className="ml-3 text-mist max-sm:hidden">{door.placeholder}</span>
      </span>
      <kbd aria-hidden="true" className="ml-auto border border-ink-500 px-2.5 slate text-mist max-lg:hidden">
        /
      </kbd>
    </a>
  );
}

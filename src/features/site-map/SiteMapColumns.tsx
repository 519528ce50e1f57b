import type { Action } from '#lib/company/company.ts';
import { words } from '#lib/words.ts';
import { linkTo } from '#lib/link-to.ts';

/** All pages, in two columns. */
export function SiteMapColumns({ links }: { readonly links: readonly Action[] }) {
  return (
    <nav aria-label={words().page.all} className="reveal page-width pb-section print:block">
      <ul className="gap-x-12 sm:columns-2">
        {links.map(({ label, path }) => (
          <li className="break-inside-avoid border-t border-ink-700" key={path}>
            <a className="flex min-h-14 items-center justify-between gap-4 py-2 hover:text-tungsten" {...linkTo(path)}>
              <span className="text-lead">{label}</span>
              <span aria-hidden="true" className="text-mist">
                →
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { Action } from '#lib/company/company.ts';
import { Heading } from '#ui/Heading.tsx';
import { words } from '#lib/words.ts';
import { linkTo } from '#lib/link-to.ts';

/** All pages by their groups, in two columns. */
export function SiteMapColumns({ groups }: { readonly groups: ReadonlyMap<string | undefined, readonly Action[]> }) {
  return (
    <nav aria-label={words().page.all} className="on-paper">
      <div className="reveal page-width gap-x-12 py-section sm:columns-2 print:block">
        {[...groups].map(([name, links]) => (
          <div className="mb-10 break-inside-avoid" key={name}>
            <Heading level={2} size="s">
              {name}
            </Heading>
            <ul className="mt-3 border-t border-ink-500">
              {links.map(({ label, path }) => (
                <li className="border-b border-ink-700" key={path}>
                  <a
                    className="flex min-h-11 items-center py-1.5 hover:text-tungsten"
                    {...linkTo(path)}
                    lang={linkTo(path).hrefLang}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

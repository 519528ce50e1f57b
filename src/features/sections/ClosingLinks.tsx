import type { Action } from '#lib/company/company.ts';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { words } from '#lib/words.ts';

/** Further reading at the end of a page. */
export function ClosingLinks({ links }: { readonly links: readonly Action[] }) {
  return (
    <nav aria-label={words().page.further} className="border-t border-ink-700">
      <ul className="reveal page-width flex flex-wrap gap-x-10 py-4">
        {links.map(({ label, path }) => (
          <li key={path}>
            <ArrowLink href={path}>{label}</ArrowLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

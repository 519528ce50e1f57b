import { ButtonLink } from '#ui/ButtonLink.tsx';
import { linkTo } from '#lib/link-to.ts';
import type { LanguageLink } from '#features/seo/languages.query.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { Logo } from '#ui/Logo.tsx';
import { Mark } from '#ui/Mark.tsx';
import { MobileMenu, type MobileMenuProps } from './MobileMenu.tsx';
import { SearchLink } from '#features/search/SearchLinks.tsx';
import type { SearchEntry } from '#features/search/search.query.ts';
import { words } from '#lib/words.ts';

export interface SiteHeaderProps extends MobileMenuProps {
  readonly search: SearchEntry;
  readonly languages: readonly LanguageLink[];
  readonly home: string;
}

export function SiteHeader({ company, links, current, search, home, languages }: SiteHeaderProps) {
  return (
    <header className="top-0 z-20 border-b border-ink-700 bg-ink-950 tall:sticky sideways:sticky">
      <div className="page-width flex min-h-[min(4rem,15vmin)] flex-wrap items-center justify-between gap-x-4">
        <a className="flex min-h-11 items-center gap-2.5 display text-title-s text-paper" href={home}>
          {company.logo ? (
            <>
              <Logo alt={company.name} logo={company.logo.onGround} />
              {/* The marks of the page refer to its outline. */}
              <Mark className="sr-only" shape={company.mark} />
            </>
          ) : (
            <>
              <Mark shape={company.mark} />
              {company.name}
            </>
          )}
        </a>
        <nav aria-label={words().page.main} className="hidden nav:block">
          <ul className="flex flex-wrap items-center justify-center gap-x-[1.5vw]">
            {links.map(({ label, path }) => (
              <li key={path}>
                <a
                  aria-current={path === current ? 'page' : undefined}
                  className={`inline-flex min-h-11 items-center text-small hover:text-tungsten ${path === current ? 'border-b-2 text-tungsten' : 'text-paper'}`}
                  {...linkTo(path)}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center">
          <SearchLink search={search} />
          <LanguageLinks className="px-3 text-small max-[22.5rem]:hidden" languages={languages} />
          <div className="hidden nav:block sideways:block">
            <ButtonLink href={company.phoneHref} variant="primary">
              {company.call}
            </ButtonLink>
          </div>
          <MobileMenu company={company} current={current} links={links} />
        </div>
      </div>
    </header>
  );
}

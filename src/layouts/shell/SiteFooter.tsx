import type { Action, Company } from '#lib/company/company.ts';
import type { LanguageLink } from '#features/seo/languages.query.ts';
import { linkTo } from '#lib/link-to.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { Logo } from '#ui/Logo.tsx';
import { RuleMark } from '#ui/Mark.tsx';
import { AddressLines } from '#features/contact/AddressLines.tsx';
import { words } from '#lib/words.ts';

const linkClass = 'inline-flex min-h-11 items-center text-paper underline-offset-4 hover:text-tungsten hover:underline';

export interface SiteFooterProps {
  readonly company: Company;
  readonly links: readonly Action[];
  readonly languages: readonly LanguageLink[];
  /** The year of the copyright line. */
  readonly year: number;
}

export function SiteFooter({ company, languages, links, year }: SiteFooterProps) {
  return (
    <footer className="border-t border-ink-700 bg-ink-950">
      <RuleMark />
      <div className="page-width twelve gap-y-10 py-16 text-small">
        <address className="col-span-12 grid content-start gap-2 text-mist not-italic sm:col-span-6 lg:col-span-4">
          {company.addressLines.length > 0 ? (
            <>
              <p className="slate">{company.words.studio}</p>
              <AddressLines lines={company.addressLines} />
            </>
          ) : (
            <>
              <p className="slate">{company.words.serviceArea}</p>
              <p>{company.serviceArea}</p>
            </>
          )}
          <a className={`${linkClass} text-lead font-semibold`} href={company.phoneHref}>
            {company.phoneDisplay}
          </a>
          <a className={linkClass} href={`mailto:${company.bookingsEmail}`}>
            {company.bookingsEmail}
          </a>
        </address>
        <nav aria-label={words().page.footer} className="col-span-12 sm:col-span-6 lg:col-span-5">
          <p className="slate text-mist">{company.words.pages}</p>
          <ul className="grid grid-cols-2 gap-x-6">
            {links.map(({ label, path }) => (
              <li key={path}>
                <a className={linkClass} {...linkTo(path)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {company.socials.length > 0 && (
          <div className="col-span-12 lg:col-span-3">
            <p className="slate text-mist">{company.words.elsewhere}</p>
            <ul className="grid grid-cols-2 gap-x-6 lg:grid-cols-1">
              {company.socials.map(({ name, url }) => (
                <li key={name}>
                  <a className={linkClass} href={url} rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <p className="col-span-12 flex flex-wrap items-center gap-x-6 border-t border-ink-700 pt-6 text-mist">
          {company.logo && <Logo alt={company.name} loading="lazy" logo={company.logo.onGround} />}
          <span>
            © {company.founded === undefined ? '' : `${String(company.founded)}–`}
            {year} {company.legalName}
          </span>
          <LanguageLinks className="text-paper" languages={languages} />
          {company.designer && (
            <span>
              {company.words.design}:{' '}
              <a className={linkClass} href={company.designer.url} rel="nofollow noopener">
                {company.designer.name}
              </a>
            </span>
          )}
        </p>
      </div>
    </footer>
  );
}

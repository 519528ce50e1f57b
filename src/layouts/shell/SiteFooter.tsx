import type { Action, Company } from '#lib/company/company.ts';
import type { LanguageLink } from '#features/seo/languages.query.ts';
import { linkTo } from '#lib/link-to.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { Logo } from '#ui/Logo.tsx';
import { RuleMark } from '#ui/Mark.tsx';
import { AddressLines } from '#features/contact/AddressLines.tsx';
import { words } from '#lib/words.ts';

const linkClass = 'inline-flex min-h-11 items-center text-paper hover:text-tungsten';

export interface SiteFooterProps {
  readonly company: Company;
  readonly links: readonly Action[];
  readonly languages: readonly LanguageLink[];
  readonly year: number;
}

export function SiteFooter({ company, languages, links, year }: SiteFooterProps) {
  return (
    <footer className="border-t border-ink-700 bg-ink-950 text-small">
      <RuleMark />
      <div className="page-width twelve gap-y-6 pt-6">
        <address className="col-span-12 grid content-start text-mist not-italic sm:grid-cols-2 lg:col-span-5 lg:grid-cols-1">
          <div>
            <p className="pb-2.5 slate">
              {company.addressLines.length > 0 ? company.words.studio : company.words.serviceArea}
            </p>
            {company.addressLines.length > 0 ? (
              <AddressLines lines={company.addressLines} />
            ) : (
              <p>{company.serviceArea}</p>
            )}
          </div>
          <div className="flex flex-col items-start">
            <a className={`${linkClass} text-lead font-semibold`} href={company.phoneHref}>
              {company.phoneDisplay}
            </a>
            <a className={linkClass} href={`mailto:${company.bookingsEmail}`}>
              {company.bookingsEmail}
            </a>
          </div>
        </address>
        <nav aria-label={words().page.footer} className="col-span-12 lg:col-span-7">
          <p className="slate text-mist">{company.words.pages}</p>
          <ul className="grid grid-cols-2 gap-x-6 wrap-anywhere sm:grid-cols-4">
            {links.map(({ label, path }) => (
              <li key={path}>
                <a className={linkClass} {...linkTo(path)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="page-width flex flex-wrap items-center gap-x-6 py-4 text-mist">
        {company.logo && <Logo alt={company.name} loading="lazy" logo={company.logo.onGround} />}
        <span>
          © {company.founded === undefined ? '' : `${company.founded}–`}
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
        {company.socials.length > 0 && (
          <ul aria-label={company.words.elsewhere} className="flex flex-wrap gap-x-6">
            {company.socials.map(({ name, url }) => (
              <li key={name}>
                <a className={linkClass} href={url} rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  );
}

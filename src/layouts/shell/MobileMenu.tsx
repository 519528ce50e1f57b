import type { Action, Company } from '#lib/company/company.ts';
import { linkTo } from '#lib/link-to.ts';

export interface MobileMenuProps {
  readonly company: Company;
  readonly links: readonly Action[];
  readonly current: string;
}

/**
 * The slide-in menu of small screens: a modal dialog, so that focus stays inside and returns. `command` and `closedby`
 * open and close it without scripts; src/layouts/browser does so in older browsers.
 */
export function MobileMenu({ company, links, current }: MobileMenuProps) {
  return (
    <>
      <button
        aria-haspopup="dialog"
        className="relative flex h-12 w-12 cursor-pointer items-center justify-center gap-3 text-small font-semibold sm:w-auto nav:hidden"
        data-menu-open=""
        type="button"
        {...{ command: 'show-modal', commandfor: 'menu' }}
      >
        <span className="sr-only">{company.words.openMenu}</span>
        <span aria-hidden="true" className="max-sm:hidden">
          {company.words.menu}
        </span>
        <svg aria-hidden="true" className="size-6 stroke-paper stroke-2" fill="none" viewBox="0 0 24 24">
          <path d="M2 7h20M2 17h20" />
        </svg>
      </button>
      <dialog
        aria-label={company.words.menu}
        className="menu fixed inset-y-0 start-auto end-0 m-0 h-dvh max-h-none w-80 max-w-full overscroll-contain bg-ink-900 p-0 text-paper"
        data-backdrop=""
        id="menu"
        {...{ closedby: 'any' }}
      >
        <div className="flex min-h-full flex-col gap-6 p-6">
          <div className="flex items-center justify-between">
            <p className="slate text-mist">{company.words.menu}</p>
            <button
              className="flex min-h-12 min-w-12 cursor-pointer items-center gap-3 text-small font-semibold"
              data-close=""
              type="button"
              {...{ command: 'close', commandfor: 'menu' }}
            >
              <span>
                {company.words.close}
                <span className="sr-only"> {company.words.menu}</span>
              </span>
              <svg aria-hidden="true" className="size-6 stroke-paper stroke-2" fill="none" viewBox="0 0 24 24">
                <path d="M4 4l16 16M20 4L4 20" />
              </svg>
            </button>
          </div>
          <nav aria-label={company.words.menu}>
            <ul>
              {links.map(({ label, path }) => (
                <li className="border-t border-ink-700" key={path}>
                  <a
                    aria-current={path === current ? 'page' : undefined}
                    className={`flex min-h-14 items-center display text-title-s ${path === current ? 'text-tungsten' : ''}`}
                    {...linkTo(path)}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <p className="mt-auto grid gap-1 text-small text-mist">
            <a className="text-lead font-semibold text-paper" href={company.phoneHref}>
              {company.phoneDisplay}
            </a>
            {company.hours}
          </p>
        </div>
      </dialog>
    </>
  );
}

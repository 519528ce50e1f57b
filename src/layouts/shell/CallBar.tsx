import type { Action, Company } from '#lib/company/company.ts';
import { linkTo } from '#lib/link-to.ts';

export interface CallBarProps {
  readonly company: Company;
  readonly contact: Action;
  /** The subject of the call once the page shows a brief (features/planner/planner.css). */
  readonly briefWords?: string | undefined;
}

/** The bar at the bottom of small screens; the body keeps room for it (styles/base.css). */
export function CallBar({ company, contact, briefWords }: CallBarProps) {
  return (
    <aside
      aria-label={company.call}
      className="call-bar fixed inset-x-0 bottom-0 z-20 flex border-t border-ink-700 bg-ink-950 pb-safe font-semibold nav:hidden print:hidden sideways:hidden"
    >
      <a
        className="flex grow items-center justify-center gap-[0.6em] bg-tungsten text-ink-950"
        href={company.phoneHref}
      >
        <svg aria-hidden="true" className="size-[1.2em] shrink-0 fill-current" viewBox="0 0 24 24">
          <path d="M6.600 10.800a15 15 0 0 0 6.600 6.600l2.200-2.200a1 1 0 0 1 1-.25 11.500 11.500 0 0 0 3.600.57 1 1 0 0 1 1 1V20a1 1 0 0 1-1 1A17 17 0 0 1 3 4a1 1 0 0 1 1-1h3.500a1 1 0 0 1 1 1c0 1.250.2 2.450.57 3.570a1 1 0 0 1-.25 1z" />
        </svg>
        <span>
          {company.words.call} <span className="whitespace-nowrap">{company.phoneDisplay}</span>
        </span>
        {briefWords !== undefined && <span className="call-brief">{briefWords}</span>}
      </a>
      <a className="flex items-center text-paper" {...linkTo(contact.path)}>
        {contact.label}
      </a>
    </aside>
  );
}

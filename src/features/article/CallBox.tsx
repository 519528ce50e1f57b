import type { ReactNode } from 'react';
import type { Company } from '#lib/company/company.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';

export interface CallBoxProps {
  readonly company: Company;
  readonly contactPath: string;
  readonly heading: string;
  readonly children?: ReactNode;
}

/** A call to action inside a text. */
export function CallBox({ company, contactPath, heading, children }: CallBoxProps) {
  return (
    <aside aria-label={heading} className="grid gap-4 bg-ink-800 p-6 sm:p-8">
      <p className="display text-title-s">{heading}</p>
      <div className="text-mist">{children}</div>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={company.phoneHref}>Call {company.phoneDisplay}</ButtonLink>
        <ButtonLink href={contactPath}>Ask for a quote</ButtonLink>
      </p>
    </aside>
  );
}

import type { ReactNode } from 'react';
import type { SectionCopy } from '#domain/contact/company.ts';
import { SectionHead } from '#ui/SectionHead.tsx';

export interface PortfolioProps {
  readonly copy: SectionCopy;
  /** The grid, with what filters it and plays its videos. */
  readonly children?: ReactNode;
}

/** A portfolio under its heading. */
export function Portfolio({ copy, children }: PortfolioProps) {
  return (
    <section aria-labelledby="portfolio" className="page-width py-section">
      <SectionHead heading={copy.heading} id="portfolio" label={copy.label} text={copy.text} />
      <div className="mt-10">{children}</div>
    </section>
  );
}

import type { ReactNode } from 'react';
import type { SectionCopy } from '#lib/company/company.ts';
import { HostLine, type HostLineProps } from '#features/player/HostLine.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { portfolioId } from './portfolio-address.ts';

export interface PortfolioProps extends HostLineProps {
  readonly copy: SectionCopy;
  /** The grid, with what filters it and plays its videos. */
  readonly children?: ReactNode;
}

export function Portfolio({ copy, embeds, children }: PortfolioProps) {
  return (
    <section aria-labelledby={portfolioId} className="page-width py-section">
      <SectionHead heading={copy.heading} id={portfolioId} layout="line" size="l" text={copy.text} />
      <div className="mt-6 mb-6 lg:mt-10">{children}</div>
      <HostLine embeds={embeds} />
    </section>
  );
}

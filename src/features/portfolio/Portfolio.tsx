import type { ReactNode } from 'react';
import type { SectionCopy } from '#lib/company/company.ts';
import { SectionHead } from '#ui/SectionHead.tsx';
import { portfolioId } from './portfolio-address.ts';
import { say } from '#lib/say.ts';
import { words } from '#lib/words.ts';

export interface PortfolioProps {
  readonly copy: SectionCopy;
  /** Who plays the videos, such as Vimeo. */
  readonly hosts: string;
  /** The grid, with what filters it and plays its videos. */
  readonly children?: ReactNode;
}

export function Portfolio({ copy, hosts, children }: PortfolioProps) {
  return (
    <section aria-labelledby={portfolioId} className="page-width py-section">
      <SectionHead heading={copy.heading} id={portfolioId} text={copy.text} />
      <p className="mt-5 slate text-mist normal-case print:hidden" data-no-markdown="">
        {say(words().player.all, { hosts })}
      </p>
      <div className="mt-10">{children}</div>
    </section>
  );
}

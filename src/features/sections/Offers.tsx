import type { Card, SectionCopy } from '#lib/company/company.ts';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

export interface OffersProps {
  readonly copy: SectionCopy;
  readonly offers: readonly Card[];
}

/** The standing offers, as three lines of a rate card. */
export function Offers({ copy, offers }: OffersProps) {
  return (
    <Section labelledBy="offers" tone="panel">
      <SectionHead heading={copy.heading} id="offers" label={copy.label} text={copy.text} />
      <ul className="mt-12 border-b border-ink-500">
        {offers.map(({ title, text }) => (
          <li className="twelve items-baseline gap-y-3 border-t border-ink-500 py-7" key={title}>
            <Heading className="col-span-12 text-tungsten lg:col-span-5" level={3} size="m">
              {title}
            </Heading>
            <p className="col-span-12 max-w-measure text-mist lg:col-span-6 lg:col-start-7">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

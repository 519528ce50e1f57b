import type { Card, SectionCopy } from '#lib/company/company.ts';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { staggerClass } from '#ui/stagger.ts';

export interface ClaimsProps {
  readonly copy: SectionCopy & { readonly cards: readonly Card[] };
}

/** Reasons to choose the company, as large ruled lines: the claim, then what stands behind it. */
export function Claims({ copy }: ClaimsProps) {
  return (
    <Section labelledBy="why">
      <SectionHead heading={copy.heading} id="why" label={copy.label} text={copy.text} />
      <ul className="mt-12 border-b border-ink-700">
        {copy.cards.map(({ title, text }, index) => (
          <li
            className={`reveal-card twelve items-baseline gap-y-3 border-t border-ink-700 py-7 lg:py-9 ${staggerClass(index)}`}
            key={title}
          >
            <Heading className="col-span-12 lg:col-span-7" level={3} size="m">
              {title}
            </Heading>
            <p className="col-span-12 max-w-narrow text-mist lg:col-span-5">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

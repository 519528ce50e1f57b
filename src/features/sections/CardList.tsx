import type { Card, SectionCopy } from '#lib/company/company.ts';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

export interface CardListProps {
  readonly id: string;
  readonly copy: SectionCopy & { readonly cards: readonly Card[] };
  readonly tone?: 'page' | 'panel';
}

/** A heading that stays on the left while its points pass on the right. */
export function CardList({ id, copy, tone = 'page' }: CardListProps) {
  return (
    <Section labelledBy={id} tone={tone}>
      <div className="twelve gap-y-12">
        <div className="col-span-12 lg:col-span-5">
          <div className="lg:sticky lg:top-28">
            <SectionHead heading={copy.heading} id={id} label={copy.label} text={copy.text} />
          </div>
        </div>
        <ul className="col-span-12 lg:col-span-6 lg:col-start-7">
          {copy.cards.map(({ title, text }) => (
            <li className="reveal-card grid gap-3 border-t border-ink-700 py-8 first:border-t-0 first:pt-0" key={title}>
              <Heading level={3} size="m">
                {title}
              </Heading>
              <p className="max-w-measure text-mist">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

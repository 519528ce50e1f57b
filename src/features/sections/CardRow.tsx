import type { Card, SectionCopy } from '#lib/company/company.ts';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { staggerClass } from '#ui/stagger.ts';

const columns = { 3: 'lg:grid-cols-3', 4: 'sm:grid-cols-2 lg:grid-cols-4' } as const;

export interface CardRowProps {
  readonly id: string;
  readonly copy: SectionCopy & { readonly cards: readonly Card[] };
  readonly tone?: 'page' | 'panel';
  /** Marks the cards 01, 02, 03 where they are steps. */
  readonly numbered?: boolean;
}

/** A heading over a row of ruled columns. */
export function CardRow({ id, copy, tone = 'page', numbered = false }: CardRowProps) {
  const Row = numbered ? 'ol' : 'ul';
  return (
    <Section labelledBy={id} tone={tone}>
      <SectionHead heading={copy.heading} id={id} label={copy.label} text={copy.text} />
      <Row className={`mt-12 grid gap-x-8 gap-y-10 ${copy.cards.length === 4 ? columns[4] : columns[3]}`}>
        {copy.cards.map(({ title, text }, index) => (
          <li
            className={`reveal-card grid content-start gap-3 border-t border-ink-500 pt-5 ${staggerClass(index)}`}
            key={title}
          >
            {numbered && (
              <span aria-hidden="true" className="slate text-tungsten">
                {String(index + 1).padStart(2, '0')}
              </span>
            )}
            <Heading level={3} size="s">
              {title}
            </Heading>
            <p className="text-mist">{text}</p>
          </li>
        ))}
      </Row>
    </Section>
  );
}

import type { Card, SectionCopy } from '#lib/company/company.ts';
import type { PictureData } from '#lib/pictures/picture.ts';
import { Heading } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { staggerClass } from '#ui/stagger.ts';

const frames = {
  /** A storyboard: letterboxed frames in their order, numbered. */
  scope: { grid: 'sm:grid-cols-3', picture: 'aspect-scope', size: 'alwaysThird' },
  /** Upright pictures, side by side; on a phone wide ones, one under the other. */
  tall: { grid: 'sm:grid-cols-2 lg:grid-cols-4', picture: 'aspect-frame sm:aspect-portrait', size: 'third' },
} as const;

export interface PictureCardsProps {
  readonly id: string;
  readonly copy: SectionCopy;
  readonly cards: readonly (Card & { readonly still: PictureData })[];
  readonly frame: keyof typeof frames;
  readonly tone?: 'page' | 'panel';
  /** Marks the cards 01, 02, 03 where they are steps. */
  readonly numbered?: boolean;
}

/** A heading over cards that show what they speak of. */
export function PictureCards({ id, copy, cards, frame, tone = 'page', numbered = false }: PictureCardsProps) {
  const List = numbered ? 'ol' : 'ul';
  const { grid, picture, size } = frames[frame];
  return (
    <Section labelledBy={id} tone={tone}>
      <SectionHead heading={copy.heading} id={id} label={copy.label} text={copy.text} />
      <List className={`mt-12 grid gap-x-4 gap-y-10 lg:gap-x-6 ${grid}`}>
        {cards.map(({ title, text, still }, index) => (
          <li className={`reveal-card grid content-start gap-4 ${staggerClass(index)}`} key={title}>
            <Picture className={`${picture} w-full object-cover`} decorative picture={still} size={size} />
            {numbered && (
              <p aria-hidden="true" className="flex items-center gap-3 slate text-tungsten">
                {String(index + 1).padStart(2, '0')}
                <span className="h-px grow bg-ink-500" />
              </p>
            )}
            <Heading level={3} size="s">
              {title}
            </Heading>
            <p className="text-mist">{text}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}

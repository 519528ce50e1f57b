import type { Card, SectionCopy } from '#lib/company/company.ts';
import type { PictureData } from '#lib/pictures/picture.ts';
import { Heading, type HeadingProps } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Section, type SectionProps } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

type ShownCard = Card & { readonly still?: PictureData };

interface Layout {
  readonly list: string;
  readonly card: string;
  readonly title: Pick<HeadingProps, 'size' | 'className'>;
  readonly text: string;
  /** How a card shows its still. */
  readonly picture?: { readonly className: string; readonly size: 'alwaysThird' | 'third' };
}

const column = {
  card: 'grid content-start gap-3 border-t border-ink-500 pt-5',
  title: { size: 's' },
  text: 'text-mist',
} as const;

const pictured = { card: 'grid content-start gap-4', title: { size: 's' }, text: 'text-mist' } as const;

/** How a heading and its cards are laid out. */
const layouts = {
  /** Two beside each other, with a line above each. */
  pairs: { ...column, list: 'mt-12 grid gap-x-8 gap-y-12 lg:grid-cols-2', title: { size: 'm' } },
  /** Columns with a line above each. */
  columns3: { ...column, list: 'mt-12 grid gap-x-8 gap-y-10 lg:grid-cols-3' },
  columns4: { ...column, list: 'mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4' },
  /** Large ruled lines: the claim, then what supports it. */
  lines: {
    list: 'mt-12 border-b border-ink-700',
    card: 'twelve items-baseline gap-y-3 border-t border-ink-700 py-7 lg:py-9',
    title: { size: 'm', className: 'col-span-12 lg:col-span-7' },
    text: 'col-span-12 max-w-narrow text-mist lg:col-span-5',
  },
  /** Lines like those of a rate card. */
  rates: {
    list: 'mt-12 border-b border-ink-500',
    card: 'twelve items-baseline gap-y-3 border-t border-ink-500 py-7',
    title: { size: 'm', className: 'col-span-12 lg:col-span-5' },
    text: 'col-span-12 max-w-measure text-mist lg:col-span-6 lg:col-start-7',
  },
  /** A storyboard: letterboxed frames. */
  frames: {
    ...pictured,
    list: 'mt-12 grid gap-x-4 gap-y-10 sm:grid-cols-3 lg:gap-x-6',
    picture: { className: 'aspect-scope w-full object-cover', size: 'alwaysThird' },
  },
  /** Portrait pictures side by side; on a phone wide ones, stacked. */
  tall: {
    ...pictured,
    list: 'mt-12 grid gap-x-4 gap-y-10 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-6',
    picture: { className: 'aspect-frame w-full object-cover sm:aspect-portrait', size: 'third' },
  },
} as const satisfies Record<string, Layout>;

export interface CardsProps {
  readonly id: string;
  readonly copy: SectionCopy;
  readonly cards: readonly ShownCard[];
  readonly layout: keyof typeof layouts;
  readonly tone?: SectionProps['tone'];
  /** Numbers the cards 01, 02, 03, for steps. */
  readonly numbered?: boolean;
}

/** A heading and the cards under it; nothing where there are none. */
export function Cards({ id, copy, cards, layout, tone = 'page', numbered = false }: CardsProps) {
  if (cards.length === 0) return null;
  const List = numbered ? 'ol' : 'ul';
  const { list, card, title: heading, text: textClass, picture }: Layout = layouts[layout];
  return (
    <Section labelledBy={id} tone={tone}>
      <SectionHead heading={copy.heading} id={id} text={copy.text} />
      <List className={list}>
        {cards.map(({ title, text, still }, index) => (
          <li className={`reveal-card ${card}`} key={title}>
            {picture && still && <Picture decorative picture={still} {...picture} />}
            {numbered && (
              <p aria-hidden="true" className="flex items-center gap-3 slate text-tungsten">
                {String(index + 1).padStart(2, '0')}
                {picture && <span className="h-px grow bg-ink-500" />}
              </p>
            )}
            <Heading level={3} {...heading}>
              {title}
            </Heading>
            <p className={textClass}>{text}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}

import type { Card, SectionCopy } from '#lib/company/company.ts';
import type { PictureData } from '#lib/pictures/picture.ts';
import { Heading, type HeadingProps } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Section, type SectionProps } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

type ShownCard = Card & { readonly still?: PictureData };

interface Layout {
  /** Where the section's heading is: above the cards, in the margin on their left, or the first line of their list. */
  readonly head: 'above' | 'margin' | 'line';
  readonly size: HeadingProps['size'];
  readonly list: string;
  readonly card: string;
  /** Title and text are a part of their own, beside or under a still. */
  readonly words?: string;
  readonly title: Pick<HeadingProps, 'size' | 'className'>;
  readonly text: string;
  /** How a card shows its still. */
  readonly picture?: { readonly className: string; readonly size: 'quarter' };
}

const column = {
  head: 'above',
  size: 'm',
  card: 'grid content-start gap-2 border-t border-ink-500 pt-4 lg:gap-3 lg:pt-5',
  title: { size: 's' },
  text: 'text-mist max-sm:text-small',
} as const;

/** How a heading and its cards are laid out. */
const layouts = {
  /** Two beside each other, with a line above each; the last of an odd number has the whole width. */
  pairs: {
    ...column,
    head: 'margin',
    list: 'grid gap-x-8 gap-y-5 md:grid-cols-2 md:*:odd:last:col-span-2 lg:gap-y-10',
    text: 'max-w-measure text-mist max-sm:text-small',
  },
  /** Columns with a line above each. */
  columns3: { ...column, list: 'mt-8 grid gap-x-8 gap-y-6 lg:grid-cols-3' },
  /** Lines like those of a rate card. */
  rates: {
    head: 'line',
    size: 's',
    list: 'border-b border-ink-500',
    card: 'twelve items-baseline gap-y-3 border-t border-ink-500 py-5 lg:py-7',
    title: { size: 'm', className: 'col-span-12 lg:col-span-5' },
    text: 'col-span-12 max-w-measure text-mist lg:col-span-6 lg:col-start-7',
  },
  /** Portrait pictures side by side; on phones small, beside the words, or above them where those are large. */
  tall: {
    head: 'above',
    size: 'section',
    card: 'flex flex-wrap content-start gap-4',
    words: 'grid min-w-36 flex-1 gap-2',
    title: { size: 's' },
    text: 'text-mist max-sm:text-small',
    list: 'mt-8 grid gap-x-4 gap-y-6 sm:grid-cols-2 lg:mt-12 lg:grid-cols-4 lg:gap-x-6',
    picture: { className: 'aspect-portrait w-[96px] self-start object-cover sm:w-full', size: 'quarter' },
  },
} as const satisfies Record<string, Layout>;

const margin = 'twelve gap-y-8 *:col-span-12 lg:*:first:col-span-4 lg:*:last:col-span-8';

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
  const {
    head,
    size,
    list,
    card,
    words = 'contents',
    title: heading,
    text: textClass,
    picture,
  }: Layout = layouts[layout];
  return (
    <Section labelledBy={id} tone={tone}>
      <div className={head === 'margin' ? margin : ''}>
        <SectionHead
          heading={copy.heading}
          id={id}
          layout={head === 'line' ? 'line' : 'above'}
          size={size}
          text={copy.text}
        />
        <List className={list}>
          {cards.map(({ title, text, still }, index) => (
            <li className={`reveal-card ${card}`} key={title}>
              {picture && still && <Picture decorative picture={still} {...picture} />}
              <div className={words}>
                <Heading level={3} {...heading}>
                  {numbered && (
                    <span aria-hidden="true" className="me-2 text-tungsten">
                      {index + 1}
                    </span>
                  )}
                  {title}
                </Heading>
                <p className={textClass}>{text}</p>
              </div>
            </li>
          ))}
        </List>
      </div>
    </Section>
  );
}

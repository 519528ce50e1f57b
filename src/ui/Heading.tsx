import type { ReactNode } from 'react';
import { splitHyphenated } from '#lib/hyphenated.ts';

const sizes = {
  xl: 'text-title-xl',
  l: 'text-title-l',
  section: 'text-title-section',
  m: 'text-title-m',
  s: 'text-title-s',
} as const;

const tags = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

export interface HeadingProps {
  readonly level: 1 | 2 | 3;
  readonly size: keyof typeof sizes;
  readonly children: ReactNode;
  readonly id?: string | undefined;
  readonly className?: string;
  readonly lang?: string | undefined;
}

/** The maximum length of a page's name on one line of the largest size, and of its longest word on a phone. */
const [maxCharacters, maxInWord] = [22, 12];

/** The largest size that keeps a full-width page name on one line. */
export function fitTitle(title: string): 'xl' | 'l' {
  const longestWord = Math.max(...title.split(/[\s-]+/).map(({ length }) => length));
  return title.length <= maxCharacters && longestWord <= maxInWord ? 'xl' : 'l';
}

function keepHyphenated(text: string): ReactNode {
  return splitHyphenated(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span className="whitespace-nowrap" key={part}>
        {part}
      </span>
    ),
  );
}

/**
 * Condensed capitals: a page's name in `xl` or `l`, its sections in `section`, and headings within these in `m` or `s`.
 */
export function Heading({ level, size, children, id, className = '', lang }: HeadingProps) {
  const Tag = tags[level];
  return (
    <Tag className={`display ${sizes[size]} ${className}`} id={id} lang={lang}>
      {typeof children === 'string' ? keepHyphenated(children) : children}
    </Tag>
  );
}

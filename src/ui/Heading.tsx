import type { ReactNode } from 'react';

const sizes = {
  mega: 'text-mega',
  xl: 'text-title-xl',
  l: 'text-title-l',
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
  /** Its language, if it isn't that of the page. */
  readonly lang?: string | undefined;
}

/** A heading in condensed capitals; its size is independent of its level, so that the outline stays right. */
export function Heading({ level, size, children, id, className = '', lang }: HeadingProps) {
  const Tag = tags[level];
  return (
    <Tag className={`display ${sizes[size]} ${className}`} id={id} lang={lang}>
      {children}
    </Tag>
  );
}

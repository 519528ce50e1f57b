import type { ReactNode } from 'react';
import { linkTo } from '#lib/link-to.ts';

const variants = {
  /** The one primary action of a screen. */
  primary: 'border border-tungsten bg-tungsten text-ink-950 hover:bg-paper',
  quiet: 'border border-ink-500 text-paper hover:border-paper',
} as const;

export interface ButtonLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly variant?: keyof typeof variants;
}

/** At least 48 px tall, for thumbs. */
export function buttonClass(variant: keyof typeof variants): string {
  return `inline-flex min-h-12 cursor-pointer items-center justify-center rounded-edge px-6 py-3 text-center text-small font-semibold fade-colors print:hidden ${variants[variant]}`;
}

export function ButtonLink({ href, children, variant = 'quiet' }: ButtonLinkProps) {
  return (
    <a className={buttonClass(variant)} {...linkTo(href)}>
      {children}
    </a>
  );
}

import type { ReactNode } from 'react';
import { linkTo } from '#lib/link-to.ts';

export interface ArrowLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** The language of the label, if it isn't the page's. */
  readonly lang?: string | undefined;
  /** A link back has its arrow before the label, pointing the other way. */
  readonly isBack?: boolean;
}

/** Not printed if it leads to another page. */
export function ArrowLink({ href, children, lang, isBack = false }: ArrowLinkProps) {
  const isOutside = href.startsWith('https:');
  return (
    <a
      className={`inline-block py-2.5 font-semibold text-paper hover:text-tungsten ${isOutside ? '' : 'print:hidden'}`}
      {...linkTo(href)}
      lang={lang}
    >
      {isBack && (
        <span aria-hidden="true" className="me-3 inline-block">
          ←
        </span>
      )}
      <span className="underline decoration-ink-500 decoration-1 underline-offset-8">{children}</span>
      {!isBack && (
        <span aria-hidden="true" className="ms-3 inline-block">
          →
        </span>
      )}
    </a>
  );
}

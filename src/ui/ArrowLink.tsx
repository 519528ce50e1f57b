import type { ReactNode } from 'react';

/** A link in the run of a layout, with an arrow that moves where it leads. Paper has no use for one to another page. */
export function ArrowLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const isOutside = href.startsWith('https:');
  return (
    <a
      className={`group inline-flex min-h-11 items-center gap-3 font-semibold text-paper hover:text-tungsten ${isOutside ? '' : 'print:hidden'}`}
      href={href}
      rel={isOutside ? 'noopener' : undefined}
    >
      <span className="underline decoration-ink-500 decoration-1 underline-offset-8 group-hover:decoration-tungsten">
        {children}
      </span>
      <span aria-hidden="true" className="transition-transform duration-300 ease-grade group-hover:translate-x-1">
        →
      </span>
    </a>
  );
}

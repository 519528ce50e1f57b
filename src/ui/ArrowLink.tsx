import type { ReactNode } from 'react';

/** A link in the run of a layout, with an arrow that moves where it leads. */
export function ArrowLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a
      className="group inline-flex min-h-11 items-center gap-3 font-semibold text-paper hover:text-tungsten"
      href={href}
      rel={href.startsWith('https:') ? 'noopener' : undefined}
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

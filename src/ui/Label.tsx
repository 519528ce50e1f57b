import type { ReactNode } from 'react';

/** The small technical line above a heading. */
export function Label({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex items-center gap-3 slate text-mist">
      <span aria-hidden="true" className="h-px w-6 bg-tungsten" />
      {children}
    </p>
  );
}

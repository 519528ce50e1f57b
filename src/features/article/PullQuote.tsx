import type { ReactNode } from 'react';

/** A sentence of the page, set large. */
export function PullQuote({ by, children }: { readonly by?: string | undefined; readonly children?: ReactNode }) {
  return (
    <figure className="breakout py-6">
      <blockquote className="pull-quote display text-title-m text-paper">{children}</blockquote>
      {by !== undefined && <figcaption className="mt-4 slate text-mist">{by}</figcaption>}
    </figure>
  );
}

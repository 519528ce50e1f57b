import type { ReactNode } from 'react';

/** Facts beside the text, in a ruled box. */
export function SideFacts({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <aside aria-label={title} className="side-facts border-y border-ink-500 py-6">
      <p className="slate text-tungsten">{title}</p>
      <div className="mt-4 text-small">{children}</div>
    </aside>
  );
}

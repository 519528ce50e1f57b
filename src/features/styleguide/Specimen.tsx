import type { ReactNode } from 'react';
import { Heading } from '#ui/Heading.tsx';

/** A named part of the style page. */
export function Specimen({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-8 border-t border-ink-700 pt-6">
      <Heading level={2} size="s">
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** The components behind a case's tags, except its lighting plan. */
import type { ReactNode } from 'react';
import { words } from '#lib/words.ts';

interface Children {
  readonly children?: ReactNode;
}

/** The treatment that the client signed. */
export function Treatment({ title, children }: Children & { readonly title: string }) {
  return (
    <aside aria-label={`${words().writtenPages.treatment}: ${title}`} className="breakout on-paper p-6 sm:p-8">
      <p className="slate">{words().writtenPages.treatment}</p>
      <p className="mt-2 display text-title-m">{title}</p>
      <div className="mt-4 grid max-w-measure gap-4 font-mono text-small">{children}</div>
    </aside>
  );
}

export function Schedule({ children }: Children) {
  return <div className="ruled schedule">{children}</div>;
}

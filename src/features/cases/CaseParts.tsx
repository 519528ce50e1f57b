/** The components behind a case's tags, except its lighting plan. */
import type { ReactNode } from 'react';
import { words } from '#lib/words.ts';

interface Children {
  readonly children?: ReactNode;
}

/** The treatment: the page that the client signed. */
export function Treatment({ title, children }: Children & { readonly title: string }) {
  return (
    <aside aria-label={`${words().writtenPages.treatment}: ${title}`} className="treatment breakout">
      <p className="slate">{words().writtenPages.treatment}</p>
      <p className="mt-2 display text-title-m">{title}</p>
      <div className="treatment-words">{children}</div>
    </aside>
  );
}

/** A list whose items start with a time. */
export function Schedule({ children }: Children) {
  return <div className="schedule">{children}</div>;
}

import type { ReactNode } from 'react';

/** A figure under its name, inside a `dl`. */
export function Readout({ word, children }: { readonly word: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col justify-between border-t border-ink-500 pt-3">
      <dt className="slate text-mist">{word}</dt>
      <dd className="mt-1 display text-title-s">{children}</dd>
    </div>
  );
}

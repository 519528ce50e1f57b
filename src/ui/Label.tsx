import type { ReactNode } from 'react';

export interface LabelProps {
  readonly children: ReactNode;
  /** On a picture it needs more light than on ink. */
  readonly onPicture?: boolean;
}

/** The small technical line above a heading. */
export function Label({ children, onPicture = false }: LabelProps) {
  return (
    <p className={`flex items-center gap-3 slate ${onPicture ? 'text-paper' : 'text-mist'}`}>
      <span aria-hidden="true" className="h-px w-6 bg-tungsten" />
      {children}
    </p>
  );
}

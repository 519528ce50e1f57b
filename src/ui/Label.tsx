import type { ReactNode } from 'react';
import { CutMark } from './Mark.tsx';

export interface LabelProps {
  readonly children: ReactNode;
  /** Needs a lighter color. */
  readonly onPicture?: boolean;
}

/** The small label above a page's name, after the company's mark. */
export function Label({ children, onPicture = false }: LabelProps) {
  return (
    <p className={`flex items-center gap-3 slate ${onPicture ? 'text-paper' : 'text-mist'}`} data-eyebrow="">
      <CutMark />
      {children}
    </p>
  );
}

import type { ReactNode } from 'react';
import { CutMark } from './Mark.tsx';

export interface LabelProps {
  readonly children: ReactNode;
  /** On a picture it needs more light than on ink. */
  readonly onPicture?: boolean;
}

/** The small technical line above a heading, behind the company's cut mark. */
export function Label({ children, onPicture = false }: LabelProps) {
  return (
    <p className={`flex items-center gap-3 slate ${onPicture ? 'text-paper' : 'text-mist'}`} data-eyebrow="">
      <CutMark />
      {children}
    </p>
  );
}

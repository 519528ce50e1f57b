import type { ReactNode } from 'react';

/** Figures side by side; the first stands across both columns. */
export function Gallery({ children }: { readonly children?: ReactNode }) {
  return <div className="gallery breakout">{children}</div>;
}

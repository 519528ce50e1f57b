import type { ReactNode } from 'react';

export interface SectionProps {
  readonly children: ReactNode;
  /** Names the section for assistive technology: the id of its heading, or words. */
  readonly labelledBy?: string | undefined;
  readonly label?: string;
  /** `panel` has a lighter ground. */
  readonly tone?: 'page' | 'panel';
}

/** One job of a page; fades in when a tenth of it is in view. */
export function Section({ children, labelledBy, label, tone = 'page' }: SectionProps) {
  return (
    <section aria-label={label} aria-labelledby={labelledBy} className={tone === 'panel' ? 'bg-ink-900' : ''}>
      <div className="reveal page-width py-section">{children}</div>
    </section>
  );
}

import type { ReactNode } from 'react';

export interface SectionProps {
  readonly children: ReactNode;
  /** The section's accessible name: the id of its heading, or a text. */
  readonly labelledBy?: string | undefined;
  readonly label?: string;
  /** The background: the page's, a lighter panel, or paper. */
  readonly tone?: keyof typeof tones;
}

const tones = { page: '', panel: 'bg-ink-900', paper: 'on-paper' } as const;

/** Fades in when a tenth of it is in view. */
export function Section({ children, labelledBy, label, tone = 'page' }: SectionProps) {
  return (
    <section aria-label={label} aria-labelledby={labelledBy} className={tones[tone]}>
      <div className="reveal page-width py-section">{children}</div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { go } from './use-address.ts';

interface LinkProps {
  /** Such as `entry/videos/neon-tide.yaml#title`. */
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly isCurrent?: boolean;
  readonly onFollow?: () => void;
  readonly clicked?: string;
}

/** Navigates without a page load. */
export function Link({ to, children, className, isCurrent = false, onFollow, clicked }: LinkProps) {
  return (
    <a
      aria-current={isCurrent ? 'page' : undefined}
      className={className}
      href={`/editor/${to}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        go(to, { ...(clicked !== undefined && { clicked }) });
        onFollow?.();
      }}
    >
      {children}
    </a>
  );
}

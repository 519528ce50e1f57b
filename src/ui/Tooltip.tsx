import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

/** How long a pointer rests on a control before its tooltip opens, in milliseconds. */
const opensAfterMs = 700;
/** A tooltip opens at once if another closed less than this time ago, in milliseconds. */
const skipsWithinMs = 300;

/** Wraps all controls whose tooltips share delays. */
export function TooltipGroup({ children }: { readonly children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={opensAfterMs} skipDelayDuration={skipsWithinMs}>
      {children}
    </RadixTooltip.Provider>
  );
}

export interface TooltipProps {
  readonly label: string;
  /** The control that it explains. */
  readonly children: ReactNode;
}

/** Explains a control that shows no text. Not in a portal, which would be under an open dialog. */
export function Tooltip({ label, children }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Content className="tooltip" collisionPadding={8} sideOffset={6}>
        {label}
      </RadixTooltip.Content>
    </RadixTooltip.Root>
  );
}

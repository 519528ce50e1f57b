import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

/** Milliseconds of hovering. */
const openDelayMs = 700;
/** A tooltip opens at once if another closed less than this time ago, in milliseconds. */
const skipDelayMs = 300;

/** The tooltips of a group share delays. */
export function TooltipGroup({ children }: { readonly children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
      {children}
    </RadixTooltip.Provider>
  );
}

export interface TooltipProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Explains an icon control. Not in a portal, which would be under an open dialog. */
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

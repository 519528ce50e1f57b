import * as RadixTooltip from '@radix-ui/react-tooltip';
import { createContext, use, useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';

/** How long a pointer rests on a control before its tooltip opens, in milliseconds. */
const opensAfterMs = 700;
/** A tooltip opens at once if another closed less than this time ago, in milliseconds. */
const skipsWithinMs = 300;

export interface TooltipProps {
  readonly label: string;
  /** The control that it explains. */
  readonly children: ReactNode;
}

/** Whether the last input since the group was mounted was a key press. */
const KeyboardInUse = createContext<{ readonly current: boolean }>({ current: false });

/** Wraps all controls whose tooltips share delays. */
export function TooltipGroup({ children }: { readonly children: ReactNode }) {
  const isKeyboardInUse = useRef(false);
  useEffect(() => {
    const leave = new AbortController();
    const options = { capture: true, signal: leave.signal };
    const note = ({ type }: Event) => {
      isKeyboardInUse.current = type === 'keydown';
    };
    document.addEventListener('keydown', note, options);
    document.addEventListener('pointerdown', note, options);
    return () => leave.abort();
  }, []);
  return (
    <KeyboardInUse value={isKeyboardInUse}>
      <RadixTooltip.Provider delayDuration={opensAfterMs} skipDelayDuration={skipsWithinMs}>
        {children}
      </RadixTooltip.Provider>
    </KeyboardInUse>
  );
}

/**
 * Explains a control that shows no text. It opens on hover and focus, stays while the pointer is on it, and closes on
 * Escape (WCAG 1.4.13). Not in a portal, which would be under an open dialog.
 */
export function Tooltip({ label, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isKeyboardInUse = use(KeyboardInUse);
  const trigger = useRef<HTMLButtonElement>(null);
  // An opening dialog focuses its first control, which should not open a tooltip. `:focus-visible` can't tell, since
  // WebKit sets it for that focus after a click as well.
  const ignoreGivenFocus = (event: FocusEvent) => {
    if (!isKeyboardInUse.current) event.preventDefault();
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    // No event says that the pointer has left for a frame. A frame that appears under a resting pointer looks the same,
    // and must not close what the keyboard has opened.
    const closeOverFrame = ({ target }: PointerEvent) => {
      const isFocused = isKeyboardInUse.current && trigger.current === document.activeElement;
      if (target instanceof HTMLIFrameElement && !isFocused) setIsOpen(false);
    };
    document.addEventListener('pointerover', closeOverFrame);
    return () => document.removeEventListener('pointerover', closeOverFrame);
  }, [isOpen, isKeyboardInUse]);
  return (
    <RadixTooltip.Root onOpenChange={setIsOpen} open={isOpen}>
      <RadixTooltip.Trigger asChild onFocus={ignoreGivenFocus} ref={trigger}>
        {children}
      </RadixTooltip.Trigger>
      <RadixTooltip.Content className="tooltip" collisionPadding={8} sideOffset={6}>
        {label}
      </RadixTooltip.Content>
    </RadixTooltip.Root>
  );
}

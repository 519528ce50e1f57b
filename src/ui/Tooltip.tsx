import * as RadixTooltip from '@radix-ui/react-tooltip';
import { createContext, use, useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';

/** How long a pointer rests on a control before its tooltip opens, in milliseconds. */
const opensAfterMs = 700;
/** Within this time of another the next opens at once, in milliseconds. */
const skipsWithinMs = 300;

export interface TooltipProps {
  readonly label: string;
  /** The control that it explains. */
  readonly children: ReactNode;
}

/** Whether the last press since the group is there was a key's. */
const KeyboardInUse = createContext<{ readonly current: boolean }>({ current: false });

/** Around all controls whose tooltips follow each other. */
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
    return () => {
      leave.abort();
    };
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
 * Says what a control without words does. It opens on hover and focus, stays while the pointer is on it, and goes with
 * Escape (WCAG 1.4.13). Not moved to the page's end: it would lie under an open dialog.
 */
export function Tooltip({ label, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isKeyboardInUse = use(KeyboardInUse);
  const trigger = useRef<HTMLButtonElement>(null);
  // A dialog that opens gives the focus to its first control: no word about it. Not `:focus-visible`, which in WebKit is
  // true of that focus after a click as well.
  const ignoreGivenFocus = (event: FocusEvent) => {
    if (!isKeyboardInUse.current) event.preventDefault();
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    // A pointer that goes into a frame is not heard of any more. A frame that appears under a resting pointer says the
    // same, and is no reason to close what the keyboard has opened.
    const closeOverFrame = ({ target }: PointerEvent) => {
      const isFocused = isKeyboardInUse.current && trigger.current === document.activeElement;
      if (target instanceof HTMLIFrameElement && !isFocused) setIsOpen(false);
    };
    document.addEventListener('pointerover', closeOverFrame);
    return () => {
      document.removeEventListener('pointerover', closeOverFrame);
    };
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

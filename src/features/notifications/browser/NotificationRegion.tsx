import * as Toast from '@radix-ui/react-toast';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loadStyle } from '#lib/load-style.ts';
import notificationStyle from '../notifications.css?url';
import {
  dismissNotification,
  getNotification,
  staysMs,
  subscribeToNotifications,
  type Notification,
} from './notify.ts';

/** How far a finger moves a notification to dismiss it, in pixels. */
const swipeThresholdPx = 50;
/** The region's own words, which the page has on its body. */
function regionWords() {
  const { notification: one, notifications: region = '', dismiss } = document.body.dataset;
  return { one, region, dismiss };
}

/** The key that moves the focus to the region. */
const hotkey = 'F8';

const variantClasses = { default: '', destructive: 'notification-destructive' } as const;

/** What lies beside an open modal dialog can be neither seen nor reached, so the region moves into it. */
function findPlace(): HTMLElement {
  return document.querySelector<HTMLElement>('dialog[open]') ?? document.body;
}

function usePlace(): HTMLElement {
  const [place, setPlace] = useState(findPlace);
  useEffect(() => {
    const move = () => setPlace(findPlace());
    const leave = new AbortController();
    // Neither event bubbles, so both are captured.
    for (const event of ['toggle', 'close']) {
      document.addEventListener(event, move, { capture: true, signal: leave.signal });
    }
    return () => leave.abort();
  }, []);
  return place;
}

/**
 * Takes a notification off the screen after its time, unless it asks for an answer. The time starts over when the pointer
 * or the focus leaves it, or the window is in front again. Radix's own timer doesn't restart after a notification that
 * had one of them.
 */
function useStay(box: HTMLElement | null, { id, open }: Pick<Notification, 'id' | 'open'>, asks: boolean): void {
  useEffect(() => {
    if (!box || !open || asks) return undefined;
    const leave = new AbortController();
    const { signal } = leave;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => clearTimeout(timer);
    const go = () => {
      wait();
      timer = setTimeout(dismissNotification, staysMs, id);
    };
    go();
    for (const event of ['pointerenter', 'focusin']) box.addEventListener(event, wait, { signal });
    for (const event of ['pointerleave', 'focusout']) {
      box.addEventListener(
        event,
        () => {
          if (!box.contains(document.activeElement)) go();
        },
        { signal },
      );
    }
    addEventListener('blur', wait, { signal });
    addEventListener('focus', go, { signal });
    return () => {
      wait();
      leave.abort();
    };
  }, [box, id, open, asks]);
}

function NotificationBox({ id, open, title, description, variant = 'default', action }: Notification) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  useStay(box, { id, open }, action !== undefined);
  return (
    <Toast.Root
      className={`notification ${variantClasses[variant]}`}
      onOpenChange={(isOpen) => {
        if (!isOpen) dismissNotification(id);
      }}
      open={open}
      ref={setBox}
    >
      <div className="notification-words">
        <Toast.Title className="notification-title">{title}</Toast.Title>
        {description !== undefined && <Toast.Description>{description}</Toast.Description>}
      </div>
      <div className="notification-actions">
        {action && (
          <Toast.Action altText={action.label} className="notification-action" onClick={action.run}>
            {action.label}
          </Toast.Action>
        )}
        <Toast.Close className="notification-close">{regionWords().dismiss}</Toast.Close>
      </div>
    </Toast.Root>
  );
}

/** Where notifications appear; notify.ts decides when they come and go. */
function NotificationRegion() {
  const notification = useSyncExternalStore(subscribeToNotifications, getNotification);
  const isOpen = notification?.open ?? false;
  const place = usePlace();
  /** Where the focus was before it came here. */
  const origin = useRef<HTMLElement>(null);
  useEffect(() => {
    // Radix leaves the focus of a dismissed notification in the empty region.
    if (!isOpen && document.activeElement?.closest('.notifications')) origin.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <Toast.Provider
      duration={Infinity}
      label={regionWords().one}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
    >
      {notification && <NotificationBox key={notification.id} {...notification} />}
      {createPortal(
        <Toast.Viewport
          className="notifications"
          hotkey={isOpen ? [hotkey] : []}
          label={`${regionWords().region} (${hotkey})`}
          onFocus={({ currentTarget, relatedTarget }) => {
            if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
              origin.current = relatedTarget;
            }
          }}
        />,
        place,
      )}
    </Toast.Provider>
  );
}

/** Puts the region of notifications at the end of the page. */
export async function mountNotifications(): Promise<void> {
  await loadStyle(notificationStyle);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<NotificationRegion />);
}

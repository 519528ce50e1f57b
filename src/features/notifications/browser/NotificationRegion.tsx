import * as Toast from '@radix-ui/react-toast';
import { useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loadStyle } from '#lib/load-style.ts';
import notificationStyle from '../notifications.css?url';
import { dismissNotification, getNotification, staysMs, subscribeToNotifications } from './notify.ts';

/** How far a finger moves a notification to dismiss it, in pixels. */
const swipeThresholdPx = 50;

const hotkey = 'F8';

const variantClasses = { default: '', destructive: 'notification-destructive' } as const;

function NotificationRegion() {
  const notification = useSyncExternalStore(subscribeToNotifications, getNotification);
  /** Where the focus was before it moved here. */
  const origin = useRef<HTMLElement>(null);
  if (!notification) return null;
  const { id, open, title, description, variant = 'default', action } = notification;
  // The page's body carries the region's labels.
  const { notification: one, notifications: region = '', dismiss } = document.body.dataset;
  return (
    // A provider for each: after a notification left under a pointer, Radix would never hide the next.
    <Toast.Provider duration={staysMs} key={id} label={one} swipeDirection="right" swipeThreshold={swipeThresholdPx}>
      <Toast.Root
        className={`notification ${variantClasses[variant]}`}
        onOpenChange={(isOpen) => {
          if (isOpen) return;
          // Radix leaves the focus of a dismissed notification in the empty region.
          if (document.activeElement?.closest('.notifications')) origin.current?.focus({ preventScroll: true });
          dismissNotification(id);
        }}
        open={open}
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
          <Toast.Close className="notification-close">{dismiss}</Toast.Close>
        </div>
      </Toast.Root>
      {createPortal(
        <Toast.Viewport
          className="notifications"
          hotkey={[hotkey]}
          label={`${region} (${hotkey})`}
          onFocus={({ currentTarget, relatedTarget }) => {
            const isOutside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
            if (isOutside) origin.current = relatedTarget;
          }}
        />,
        // An open modal dialog makes everything outside it inert.
        document.querySelector('dialog[open]') ?? document.body,
      )}
    </Toast.Provider>
  );
}

export async function mountNotifications(): Promise<void> {
  await loadStyle(notificationStyle);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<NotificationRegion />);
}

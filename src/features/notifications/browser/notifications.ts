/** `destructive` is for what went wrong. */
type NotificationVariant = 'default' | 'destructive';

export interface NotificationWords {
  readonly title: string;
  readonly description?: string;
  readonly variant?: NotificationVariant;
  /** A button on the notification, which then goes. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface Notification extends NotificationWords {
  readonly id: number;
  readonly open: boolean;
}

/** At most this many are kept, so that one is on screen at a time. */
export const visibleLimit = 1;
/** How long one stays on screen, in milliseconds. */
export const staysMs = 5000;
/** How long one is remembered after it went, in milliseconds. */
export const removedAfterMs = 1_000_000;
/** How far a finger moves one to make it go, in pixels. */
export const swipeThresholdPx = 50;
/** The key that moves the focus to them. */
export const hotkey = 'F8';

let notifications: readonly Notification[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function change(next: readonly Notification[]): void {
  notifications = next;
  for (const [id, timer] of removals) {
    if (notifications.some((notification) => notification.id === id)) continue;
    clearTimeout(timer);
    removals.delete(id);
  }
  for (const listener of listeners) listener();
}

/** Shows a notification in the place of any other. @returns its id. */
export function addNotification(words: NotificationWords): number {
  lastId += 1;
  change([{ ...words, id: lastId, open: true }, ...notifications].slice(0, visibleLimit));
  return lastId;
}

/** Takes a notification off the screen; it is forgotten later, so that it can leave in its own time. */
export function dismissNotification(id: number): void {
  if (removals.has(id) || !notifications.some((notification) => notification.id === id)) return;
  removals.set(
    id,
    setTimeout(() => {
      change(notifications.filter((notification) => notification.id !== id));
    }, removedAfterMs),
  );
  change(
    notifications.map((notification) => (notification.id === id ? { ...notification, open: false } : notification)),
  );
}

export function listNotifications(): readonly Notification[] {
  return notifications;
}

export function subscribeToNotifications(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

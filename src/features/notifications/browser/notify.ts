import { loadOnce } from '#lib/load-once.ts';

export interface NotificationWords {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
  /** A button on the notification; pressing it also dismisses the notification. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface Notification extends NotificationWords {
  readonly id: number;
  readonly open: boolean;
}

export const staysMs = 5000;
/** In milliseconds. The specification's number; nothing else depends on it. */
const removedAfterMs = 1_000_000;

/** Only one is visible at a time. */
let current: Notification | undefined;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: Notification | undefined): void {
  current = next;
  clearTimeout(removal);
  for (const listener of listeners) listener();
}

/**
 * Replaces the current notification.
 * @returns its id.
 */
export function addNotification(words: NotificationWords): number {
  lastId += 1;
  change({ ...words, id: lastId, open: true });
  return lastId;
}

/** Hides a notification, unless another has replaced it. It is removed later, so that it can fade out. */
export function dismissNotification(id: number): void {
  if (current?.id !== id || !current.open) return;
  change({ ...current, open: false });
  removal = setTimeout(() => change(undefined), removedAfterMs);
}

export function getNotification(): Notification | undefined {
  return current;
}

export function subscribeToNotifications(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const mountOnce = loadOnce(async () => (await import('./NotificationRegion.tsx')).mountNotifications());
const loadRegion = async () => mountOnce('');

/** Preloads the region. If this fails, `notify` tries again. */
export function prepareNotifications(): void {
  loadRegion().catch(() => undefined);
}

/** Falls back to plain text on the page where the region can't be loaded, as without a connection. */
function showPlainly({ title, description = '' }: NotificationWords): void {
  const status = document.createElement('p');
  status.className = 'fixed inset-x-4 bottom-20 z-20 border border-ink-500 bg-ink-800 p-4 text-small';
  status.role = 'status';
  (document.querySelector('dialog[open]') ?? document.body).append(status);
  // Screen readers only announce changes in a live region that exists already.
  setTimeout(() => (status.textContent = `${title}. ${description}`), 100);
  setTimeout(() => status.remove(), staysMs);
}

/**
 * Shows a notification, and loads the region if it is the first.
 * @returns a function that dismisses it.
 */
export function notify(words: NotificationWords): () => void {
  const id = addNotification(words);
  loadRegion().catch(() => showPlainly(words));
  return () => dismissNotification(id);
}

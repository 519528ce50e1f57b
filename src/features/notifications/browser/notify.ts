import { loadOnce } from '#lib/load-once.ts';

export interface NotificationWords {
  readonly title: string;
  readonly description?: string;
  /** `destructive` is for what went wrong. */
  readonly variant?: 'default' | 'destructive';
  /** A button on the notification, which then goes. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface Notification extends NotificationWords {
  readonly id: number;
  readonly open: boolean;
}

/** How long one stays on screen, in milliseconds. */
export const staysMs = 5000;
/**
 * How long a dismissed notification is kept, in milliseconds. The specification's number; nothing else depends on it.
 */
const removedAfterMs = 1_000_000;

/** One is visible at a time, so one is kept. */
let current: Notification | undefined;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: Notification | undefined): void {
  current = next;
  clearTimeout(removal);
  for (const listener of listeners) listener();
}

/** Shows a notification instead of the current one. @returns its id. */
export function addNotification(words: NotificationWords): number {
  lastId += 1;
  change({ ...words, id: lastId, open: true });
  return lastId;
}

/** Takes a notification off the screen, unless another has replaced it; it is forgotten later, so that it can fade out. */
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

/** Loads what draws notifications a little earlier than one is due. If it does not load now, `notify` tries again. */
export function prepareNotifications(): void {
  loadRegion().catch(() => undefined);
}

/** Writes plain text on the page where the region does not load, as without a connection. */
function showPlainly({ title, description = '' }: NotificationWords): void {
  const status = document.createElement('p');
  status.className = 'fixed inset-x-4 bottom-20 z-20 border border-ink-500 bg-ink-800 p-4 text-small';
  status.role = 'status';
  (document.querySelector('dialog[open]') ?? document.body).append(status);
  // Screen readers announce what changes in a region that is there already.
  setTimeout(() => (status.textContent = `${title}. ${description}`), 100);
  setTimeout(() => status.remove(), staysMs);
}

/**
 * Shows a notification, on any page. What draws it is loaded when the first is due.
 * @returns what takes it off the screen.
 */
export function notify(words: NotificationWords): () => void {
  const id = addNotification(words);
  loadRegion().catch(() => showPlainly(words));
  return () => dismissNotification(id);
}

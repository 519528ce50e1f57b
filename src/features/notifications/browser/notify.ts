import { addNotification, dismissNotification, staysMs, type NotificationWords } from './notifications.ts';

let region: Promise<unknown> | undefined;

/** Where the region cannot be loaded, as without a connection, the words stand there plainly. */
function showPlainly({ title, description = '' }: NotificationWords): void {
  const status = document.createElement('p');
  status.className = 'fixed inset-x-4 bottom-20 z-20 border border-ink-500 bg-ink-800 p-4 text-small';
  status.role = 'status';
  (document.querySelector('dialog[open]') ?? document.body).append(status);
  // A screen reader hears what changes in a region that is there.
  setTimeout(() => (status.textContent = `${title}. ${description}`), 100);
  setTimeout(() => {
    status.remove();
  }, staysMs);
}

/** Loads what draws notifications: when one is due, or a little earlier, when one may be. */
export async function prepareNotifications(): Promise<void> {
  region ??= import('./mount.tsx').then(({ mountNotifications }) => mountNotifications());
  try {
    await region;
  } catch (error) {
    region = undefined;
    throw error;
  }
}

/**
 * Shows a notification, on any page. What draws it is loaded when the first is due.
 * @returns what takes it off the screen.
 */
export function notify(words: NotificationWords): () => void {
  const id = addNotification(words);
  prepareNotifications().catch(() => {
    showPlainly(words);
  });
  return () => {
    dismissNotification(id);
  };
}

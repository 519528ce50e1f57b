import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as notifications from './notify.ts';

let store: typeof notifications;

beforeEach(async () => {
  vi.useFakeTimers();
  // The module's state would leak between tests.
  vi.resetModules();
  store = await import('./notify.ts');
});

afterEach(() => {
  vi.useRealTimers();
});

const add = (title: string) => store.addNotification({ title });

/** The stored notification, and whether it is visible. */
function kept(): [string, boolean] | undefined {
  const notification = store.getNotification();
  return notification && [notification.title, notification.open];
}

it('a notification is on screen with all its words, until it is dismissed', () => {
  const words = { title: 'Copied', description: 'The link is on the clipboard.', variant: 'default' } as const;
  const id = store.addNotification(words);
  vi.advanceTimersByTime(10_000_000);
  expect(store.getNotification()).toEqual({ ...words, id, open: true });
});

it('a dismissed one is hidden at once and removed after 1,000,000 ms, even if dismissed again', () => {
  const id = add('First');
  store.dismissNotification(id);
  expect(kept()).toEqual(['First', false]);
  vi.advanceTimersByTime(999_999);
  store.dismissNotification(id);
  expect(kept()).toEqual(['First', false]);
  vi.advanceTimersByTime(1);
  expect(kept()).toBeUndefined();
});

it.each([true, false])('another takes its place for good (dismissed before: %s)', (isDismissed) => {
  const first = add('First');
  if (isDismissed) store.dismissNotification(first);
  const second = add('Second');
  store.dismissNotification(first);
  vi.advanceTimersByTime(1_000_000);
  expect(kept()).toEqual(['Second', true]);
  store.dismissNotification(second);
  vi.advanceTimersByTime(999_999);
  expect(kept()).toEqual(['Second', false]);
});

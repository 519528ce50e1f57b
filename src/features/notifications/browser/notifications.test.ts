import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as notifications from './notifications.ts';

let store: typeof notifications;

beforeEach(async () => {
  vi.useFakeTimers();
  // Each test begins on a page of its own, with nothing shown yet.
  vi.resetModules();
  store = await import('./notifications.ts');
});

afterEach(() => {
  vi.useRealTimers();
});

/** What is remembered, and whether it is on screen. */
function kept(): [string, boolean][] {
  return store.listNotifications().map(({ title, open }) => [title, open]);
}

describe('a notification', () => {
  it('is on screen with all its words', () => {
    const words = { title: 'Copied', description: 'The link is on the clipboard.', variant: 'default' } as const;
    const id = store.addNotification(words);
    expect(store.listNotifications()).toEqual([{ ...words, id, open: true }]);
  });

  it('takes the place of the one before it', () => {
    const first = store.addNotification({ title: 'First' });
    const second = store.addNotification({ title: 'Second' });
    expect(second).not.toBe(first);
    expect(kept()).toEqual([['Second', true]]);
  });

  it('also takes the place of one that has gone', () => {
    store.dismissNotification(store.addNotification({ title: 'First' }));
    store.addNotification({ title: 'Second' });
    expect(kept()).toEqual([['Second', true]]);
  });

  it('is not forgotten before it is dismissed', () => {
    store.addNotification({ title: 'First' });
    vi.advanceTimersByTime(10_000_000);
    expect(kept()).toEqual([['First', true]]);
  });
});

describe('a dismissed notification', () => {
  it('leaves the screen at once and is forgotten after 1,000,000 ms', () => {
    store.dismissNotification(store.addNotification({ title: 'First' }));
    expect(kept()).toEqual([['First', false]]);
    vi.advanceTimersByTime(999_999);
    expect(kept()).toEqual([['First', false]]);
    vi.advanceTimersByTime(1);
    expect(kept()).toEqual([]);
  });

  it('that was replaced does not take its successor away', () => {
    store.dismissNotification(store.addNotification({ title: 'First' }));
    vi.advanceTimersByTime(500_000);
    const second = store.addNotification({ title: 'Second' });
    vi.advanceTimersByTime(500_000);
    expect(kept()).toEqual([['Second', true]]);
    store.dismissNotification(second);
    vi.advanceTimersByTime(999_999);
    expect(kept()).toEqual([['Second', false]]);
    vi.advanceTimersByTime(1);
    expect(kept()).toEqual([]);
  });

  it('that was replaced leaves no timer behind', () => {
    store.dismissNotification(store.addNotification({ title: 'First' }));
    store.addNotification({ title: 'Second' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stays no longer where it is dismissed again', () => {
    const id = store.addNotification({ title: 'First' });
    store.dismissNotification(id);
    vi.advanceTimersByTime(500_000);
    store.dismissNotification(id);
    vi.advanceTimersByTime(500_000);
    expect(kept()).toEqual([]);
  });
});

describe('whoever listens', () => {
  it('hears that one comes, goes and is forgotten', () => {
    const heard: [string, boolean][][] = [];
    store.subscribeToNotifications(() => heard.push(kept()));
    store.dismissNotification(store.addNotification({ title: 'First' }));
    vi.advanceTimersByTime(1_000_000);
    expect(heard).toEqual([[['First', true]], [['First', false]], []]);
  });

  it('hears nothing where nothing changes', () => {
    const id = store.addNotification({ title: 'First' });
    store.dismissNotification(id);
    const before = store.listNotifications();
    const listener = vi.fn();
    store.subscribeToNotifications(listener);
    store.dismissNotification(id);
    store.dismissNotification(id + 1);
    expect(listener).not.toHaveBeenCalled();
    expect(store.listNotifications()).toBe(before);
  });

  it('hears nothing after leaving, while others go on', () => {
    const gone = vi.fn();
    const stays = vi.fn();
    const leave = store.subscribeToNotifications(gone);
    store.subscribeToNotifications(stays);
    leave();
    store.addNotification({ title: 'First' });
    expect(gone).not.toHaveBeenCalled();
    expect(stays).toHaveBeenCalledTimes(1);
  });
});

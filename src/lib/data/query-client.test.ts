import {
  environmentManager,
  focusManager,
  MutationObserver,
  onlineManager,
  QueryObserver,
} from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

const hour = 3_600_000;
const list = ['/data', 'list.json'];

beforeEach(() => {
  vi.useFakeTimers();
  // Without a window, TanStack Query assumes a server, where it neither retries nor drops data.
  environmentManager.setIsServer(() => false);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
});

function stubSite(...answers: Response[]) {
  const site = vi.fn(() => Promise.resolve(answers.shift() ?? Response.error()));
  vi.stubGlobal('fetch', site);
  return site;
}

it('keeps what is loaded as long as the visitor stays, and loads it once', async () => {
  const site = stubSite(Response.json(['neon-tide']), Response.json(['other']));
  const client = createQueryClient();
  expect(await client.query({ queryKey: list })).toEqual(['neon-tide']);
  await vi.advanceTimersByTimeAsync(hour);
  expect(client.getQueryData(list)).toEqual(['neon-tide']);
  expect(await client.query({ queryKey: list })).toEqual(['neon-tide']);
  expect(await client.query({ queryKey: ['/data', 'other.json'] })).toEqual(['other']);
  expect(site).toHaveBeenCalledTimes(2);
});

it('reports a failure at once, and does not ask again by itself, not even when the visitor comes back', async () => {
  const site = stubSite(new Response('', { status: 503, statusText: 'Service Unavailable' }), Response.json([]));
  const client = createQueryClient();
  client.mount();
  const observer = new QueryObserver(client, { queryKey: list });
  const leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult().error).toMatchObject({ message: '503: Service Unavailable' });
  await vi.advanceTimersByTimeAsync(hour);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(hour);
  expect(site).toHaveBeenCalledTimes(1);
  leave();
  expect(await client.query({ queryKey: list }), 'the next caller asks again').toEqual([]);
  client.unmount();
});

it('does not retry a mutation', async () => {
  const mutationFn = vi.fn(() => Promise.reject(new Error('refused')));
  await expect(new MutationObserver(createQueryClient(), { mutationFn }).mutate()).rejects.toThrow('refused');
  await vi.advanceTimersByTimeAsync(hour);
  expect(mutationFn).toHaveBeenCalledTimes(1);
});

it('takes an answer of 401 for a failure', async () => {
  stubSite(new Response('Sign in first', { status: 401 }));
  await expect(createQueryClient().query({ queryKey: list })).rejects.toThrow('401: Sign in first');
});

it('fails at once without a connection, instead of waiting for it', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  onlineManager.setOnline(false);
  await expect(createQueryClient().query({ queryKey: list })).rejects.toThrow(TypeError);
});

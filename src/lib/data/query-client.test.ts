import {
  environmentManager,
  focusManager,
  MutationObserver,
  onlineManager,
  QueryObserver,
} from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

const hour = 3_600_000;
const list = ['/data', 'list.json'];

beforeEach(() => {
  vi.useFakeTimers();
  // Without a window, queries take themselves for a server's, which by default retries and forgets nothing.
  environmentManager.setIsServer(() => false);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
});

function stubSite(answer: () => Response) {
  const site = vi.fn(() => Promise.resolve(answer()));
  vi.stubGlobal('fetch', site);
  return site;
}

describe('what is here', () => {
  it('is not asked for again', async () => {
    const site = stubSite(() => Response.json(['neon-tide']));
    const client = createQueryClient();
    expect(await client.query({ queryKey: list })).toEqual(['neon-tide']);
    expect(await client.query({ queryKey: list })).toEqual(['neon-tide']);
    expect(site).toHaveBeenCalledTimes(1);
  });

  it('stays here as long as the visitor does', async () => {
    const site = stubSite(() => Response.json(['neon-tide']));
    const client = createQueryClient();
    await client.query({ queryKey: list });
    await vi.advanceTimersByTimeAsync(hour);
    expect(client.getQueryData(list)).toEqual(['neon-tide']);
    await client.query({ queryKey: list });
    expect(site).toHaveBeenCalledTimes(1);
  });

  it('is asked for when it is wished for by another address', async () => {
    const site = stubSite(() => Response.json([]));
    const client = createQueryClient();
    await client.query({ queryKey: list });
    await client.query({ queryKey: ['/data', 'other.json'] });
    expect(site).toHaveBeenCalledTimes(2);
  });
});

describe('a failure', () => {
  it('of a query that is on screen is said at once, and the site is not asked again, not even when the visitor comes back', async () => {
    const site = stubSite(() => new Response('', { status: 503, statusText: 'Service Unavailable' }));
    const client = createQueryClient();
    client.mount();
    const observer = new QueryObserver(client, { queryKey: list });
    const leave = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult().error).toEqual(new Error('503: Service Unavailable'));
    await vi.advanceTimersByTimeAsync(hour);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(hour);
    expect(site).toHaveBeenCalledTimes(1);
    leave();
    client.unmount();
  });

  it('of a change is said at once, and the change is not tried again', async () => {
    const mutationFn = vi.fn(() => Promise.reject(new Error('refused')));
    const observer = new MutationObserver(createQueryClient(), { mutationFn });
    await expect(observer.mutate()).rejects.toThrow('refused');
    await vi.advanceTimersByTimeAsync(hour);
    expect(mutationFn).toHaveBeenCalledTimes(1);
  });

  it('is not kept: the next wish asks the site again', async () => {
    const answers = [new Response('', { status: 503 }), Response.json(['neon-tide'])];
    stubSite(() => answers.shift() ?? Response.error());
    const client = createQueryClient();
    await expect(client.query({ queryKey: list })).rejects.toThrow(/^503: /);
    expect(await client.query({ queryKey: list })).toEqual(['neon-tide']);
  });

  it('is an answer of 401 too', async () => {
    stubSite(() => new Response('Sign in first', { status: 401 }));
    await expect(createQueryClient().query({ queryKey: list })).rejects.toThrow('401: Sign in first');
  });

  it('comes at once without a connection, instead of when it is back', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    onlineManager.setOnline(false);
    await expect(createQueryClient().query({ queryKey: list })).rejects.toThrow(TypeError);
  });
});

it('asks for nothing of its own accord: neither after a time, nor when the visitor comes back, nor again', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    refetchInterval: false,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    retry: false,
  });
  expect(mutations).toMatchObject({ retry: false });
});

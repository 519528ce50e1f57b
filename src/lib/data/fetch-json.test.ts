import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFetchJson, type UnauthorizedPolicy } from './fetch-json.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A site that gives one answer. @returns the requests that reach it. */
function stubSite(answer: Response): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    requests.push(new Request(new URL(address, 'https://site.example'), init));
    return Promise.resolve(answer);
  });
  return requests;
}

interface Load {
  readonly queryKey?: readonly unknown[];
  readonly on401?: UnauthorizedPolicy;
  readonly parse?: (value: unknown) => unknown;
  readonly signal?: AbortSignal;
}

function load({ queryKey = ['/data/list.json'], on401 = 'throw', parse, signal }: Load = {}): Promise<unknown> {
  return createFetchJson({ on401 })({
    queryKey,
    signal: signal ?? new AbortController().signal,
    meta: parse && { parse },
  });
}

const json = (value: unknown) => Response.json(value);
const failure = (status: number, body: string, statusText = '') => new Response(body, { status, statusText });

describe('a query', () => {
  it('gets the address that its key spells, with cookies', async () => {
    const requests = stubSite(json([]));
    await load({ queryKey: ['/data/portfolio', 'music', 'r-b', '2.json'] });
    expect(requests.map(({ method, url, credentials }) => ({ method, url, credentials }))).toEqual([
      { method: 'GET', url: 'https://site.example/data/portfolio/music/r-b/2.json', credentials: 'include' },
    ]);
  });

  it('gives what the answer says in JSON', async () => {
    stubSite(json({ videos: [{ slug: 'neon-tide' }] }));
    expect(await load()).toEqual({ videos: [{ slug: 'neon-tide' }] });
  });

  it('can be called off', async () => {
    const requests = stubSite(json([]));
    const caller = new AbortController();
    await load({ signal: caller.signal });
    caller.abort();
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  it('fails where the answer breaks off', async () => {
    stubSite(new Response('{"videos":[{"slug":"neon'));
    await expect(load()).rejects.toThrow(SyntaxError);
  });
});

describe('an answer of 401', () => {
  it('is an error', async () => {
    stubSite(failure(401, 'Sign in first'));
    await expect(load()).rejects.toThrow(/^401: Sign in first$/);
  });

  it('is nothing where the caller asks so, without a look at its body', async () => {
    stubSite(failure(401, 'Sign in first'));
    const parse = (): never => {
      throw new Error('parsed');
    };
    expect(await load({ on401: 'returnNull', parse })).toBeNull();
  });
});

describe('another answer than the one asked for', () => {
  it.each(['throw', 'returnNull'] as const)('says its status and its body (on401: %s)', async (on401) => {
    stubSite(failure(500, 'body', 'Internal Server Error'));
    await expect(load({ on401 })).rejects.toThrow(/^500: body$/);
  });

  it('says the words of its status where its body is empty', async () => {
    stubSite(failure(404, '', 'Not Found'));
    await expect(load()).rejects.toThrow(/^404: Not Found$/);
  });

  it('is not parsed', async () => {
    stubSite(failure(403, '[]'));
    await expect(load({ on401: 'returnNull', parse: () => 'parsed' })).rejects.toThrow(/^403: \[\]$/);
  });
});

describe('the shape that a query expects', () => {
  it('is read from the JSON, and what comes of it is the answer', async () => {
    stubSite(json({ count: 2 }));
    expect(await load({ parse: (value) => ['parsed', value] })).toEqual(['parsed', { count: 2 }]);
  });

  it('makes the query fail where the JSON has another', async () => {
    stubSite(json({ count: 2 }));
    const parse = (): never => {
      throw new Error('no list of videos');
    };
    await expect(load({ parse })).rejects.toThrow('no list of videos');
  });
});

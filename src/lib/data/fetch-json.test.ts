import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatMessage } from '../format-message.ts';
import { words } from '../words.ts';
import { describeFailure, HttpError, fetchJson, type UnauthorizedPolicy } from './fetch-json.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

interface Load {
  readonly answer: Response;
  readonly queryKey?: readonly unknown[];
  readonly on401?: UnauthorizedPolicy;
  readonly signal?: AbortSignal;
}

/** Runs the query function against a server with one response. @returns the result, and the requests that were made. */
function load({ answer, queryKey = ['/data/list.json'], on401, signal }: Load) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    requests.push(new Request(new URL(address, 'https://site.example'), init));
    return Promise.resolve(answer);
  });
  const loaded = fetchJson({ queryKey, signal: signal ?? new AbortController().signal }, on401);
  return { loaded, requests };
}

const failure = (status: number, body: string, statusText = '') => new Response(body, { status, statusText });

describe('a query', () => {
  it('requests the URL that its key forms, with cookies, and returns the parsed JSON', async () => {
    const queryKey = ['/data/portfolio', 'music', 'r-b', '2.json'];
    const { loaded, requests } = load({ queryKey, answer: Response.json({ videos: [{ slug: 'neon-tide' }] }) });
    expect(requests.map(({ method, url, credentials }) => ({ method, url, credentials }))).toEqual([
      { method: 'GET', url: 'https://site.example/data/portfolio/music/r-b/2.json', credentials: 'include' },
    ]);
    expect(await loaded).toEqual({ videos: [{ slug: 'neon-tide' }] });
  });

  it('can be canceled', async () => {
    const caller = new AbortController();
    const { loaded, requests } = load({ answer: Response.json([]), signal: caller.signal });
    await loaded;
    caller.abort();
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  it.each<[string, Load, RegExp]>([
    ['the answer breaks off', { answer: new Response('{"videos":[{"slug":"neon') }, /JSON/],
    ['the answer is a 401', { answer: failure(401, 'Sign in first') }, /^401: Sign in first$/],
    ['the answer has another status, with its body', { answer: failure(500, 'body', 'Error') }, /^500: body$/],
    ['the same where a 401 would be null', { answer: failure(500, 'body'), on401: 'returnNull' }, /^500: body$/],
    ['its body is empty, with the status text', { answer: failure(404, '', 'Not Found') }, /^404: Not Found$/],
  ])('fails where %s', async (_, input, message) => {
    await expect(load(input).loaded).rejects.toThrow(message);
  });

  it('gives null for a 401 where the caller asks so', async () => {
    const input = { answer: failure(401, 'Sign in first'), on401: 'returnNull' } as const;
    expect(await load(input).loaded).toBeNull();
  });
});

describe('what a visitor reads of a failed load', () => {
  it.each<[string, boolean, unknown, unknown]>([
    ['a missing connection, whatever failed', false, new HttpError(500, 'body'), words().failures.offline],
    ['that no answer came', true, new TypeError('Failed to fetch'), words().failures.failed],
    ['that the answer is cut off', true, new SyntaxError('Unexpected end'), words().failures.broken],
    ['what the site says', true, new HttpError(404, 'Not Found'), '404: Not Found'],
    [
      'the status alone of a whole page',
      true,
      new HttpError(502, '\n\n <!doctype html>'),
      formatMessage(words().failures.answered, { status: 502 }),
    ],
    ['that it is not what the page expects', true, new Error('no list'), words().failures.unexpected],
    [
      'no more than fits',
      true,
      new HttpError(500, 'The database is away. '.repeat(40)),
      expect.stringMatching(/^500: The database.{1,143}$/),
    ],
  ])('is %s', (_, onLine, error, text) => {
    vi.stubGlobal('navigator', { onLine });
    expect(describeFailure(error, words().failures)).toEqual(text);
  });
});

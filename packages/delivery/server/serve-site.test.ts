import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { closeServer, listen } from './listen.ts';
import { serveSite } from './serve-site.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serve-'));
  for (const file of ['index.html', '404.html', '_headers', '_redirects']) await writeFile(path.join(folder, file), '');
});

afterAll(() => rm(folder, { recursive: true }));

afterEach(() => {
  vi.restoreAllMocks();
});

async function serve(port: string, host = '') {
  const said = Promise.withResolvers<string>();
  vi.spyOn(console, 'log').mockImplementation(said.resolve);
  const stop = new AbortController();
  const ended = serveSite(folder, { port, host }, stop.signal);
  const line = await Promise.race([said.promise, ended.then(() => '')]);
  const close = async () => {
    stop.abort();
    await ended;
  };
  return { address: /http:\S+/.exec(line)?.[0] ?? '', close };
}

it.each(['', 'localhost', '0.0.0.0', '127.0.0.1'])(
  'at "%s" says where this machine reaches it, and serves until it is asked to stop',
  async (host) => {
    const { address, close } = await serve('0', host);
    expect(address).toMatch(host === '127.0.0.1' ? /^http:\/\/127\.0\.0\.1:\d+$/ : /^http:\/\/localhost:\d+$/);
    expect((await fetch(address)).status).toBe(200);
    await close();
    await expect(fetch(address)).rejects.toThrow();
  },
);

it('says in one line what to do about a port that is taken', async () => {
  const other = createServer();
  const port = String(await listen(other, 0));
  await expect(serve(port)).rejects.toThrow(
    `Port ${port} is taken: stop what runs there, or choose another: npm start`,
  );
  await closeServer(other);
});

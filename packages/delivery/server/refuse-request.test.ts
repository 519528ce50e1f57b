/** Requests that cannot be read, and connections that take too long. The times are short, so that no test waits for them. */
import { once } from 'node:events';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listHeaders, writeHeadersFile } from '../headers/headers-file.ts';
import { listHeaderRules } from '../headers/site-headers.ts';
import { createSiteServer, type SiteServerOptions } from './create-server.ts';
import { closeServer, listen } from './listen.ts';
import { sendBytes } from './send-request.ts';

const rules = listHeaderRules({ liveChannel: 'https://live.example/', scripts: [] }, '/uploads/');

/** More than the buffers between server and client hold, in bytes. */
const filmSize = 50_000_000;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'refuse-'));
  const files = {
    'index.html': 'Home',
    '404.html': 'None',
    'film.mp4': '',
    _headers: writeHeadersFile(rules),
    _redirects: '',
  };
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
  await truncate(path.join(folder, 'film.mp4'), filmSize);
});

afterAll(() => rm(folder, { recursive: true }));

async function serve(options: SiteServerOptions = {}) {
  const server = createSiteServer(folder, options);
  const port = await listen(server, 0);
  return { server, port, [Symbol.asyncDispose]: () => closeServer(server) };
}

const hurry = { connectionsCheckingInterval: 5, headersTimeout: 20, requestTimeout: 20 };
const host = 'Host: localhost\r\n';

it.each([
  ['what is not HTTP', 'hello\r\n\r\n', '400 Bad Request'],
  ['a request without a host', 'GET / HTTP/1.1\r\n\r\n', '400 Bad Request'],
  ['an invalid header', `GET / HTTP/1.1\r\n${host}a b: c\r\n\r\n`, '400 Bad Request'],
  [
    'headers that are too long',
    `GET / HTTP/1.1\r\n${host}A: ${'a'.repeat(20_000)}`,
    '431 Request Header Fields Too Large',
  ],
  ['a connection that stays silent', '', '408 Request Timeout'],
  ['headers that never end', `GET / HTTP/1.1\r\n${host}A: b`, '408 Request Timeout'],
])(
  'answers %s with a line of text and the headers of the site, and closes the connection',
  async (_, bytes, status) => {
    await using site = await serve({ limits: hurry });
    const [head = '', body] = (await sendBytes(site.port, bytes)).split('\r\n\r\n');
    const [first, ...headers] = head.split('\r\n');
    expect([first, body]).toEqual([`HTTP/1.1 ${status}`, status.slice(4)]);
    const expected = { ...listHeaders(rules, '/'), 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' };
    expect(headers).toEqual(expect.arrayContaining(Object.entries(expected).map((header) => header.join(': '))));
  },
);

it('closes a connection whose body never ends', async () => {
  await using site = await serve({ limits: hurry });
  const answer = await sendBytes(site.port, `POST / HTTP/1.1\r\n${host}Content-Length: 9\r\n\r\na`);
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
});

it('closes a connection that is kept alive for nothing', async () => {
  await using site = await serve({ limits: { keepAliveTimeout: 20, keepAliveTimeoutBuffer: 0 } });
  expect(await sendBytes(site.port, `GET / HTTP/1.1\r\n${host}\r\n`)).toMatch(/\r\n\r\nHome$/);
});

it('closes a connection that reads nothing', async () => {
  await using site = await serve({ idleTimeout: 20 });
  const client = connect(site.port, '127.0.0.1').pause();
  const [socket] = (await once(site.server, 'connection')) as [Socket];
  client.write(`GET /film.mp4 HTTP/1.1\r\n${host}\r\n`);
  await once(socket, 'close');
  expect(socket.bytesWritten).toBeLessThan(filmSize);
  client.destroy();
});

it('puts no second answer into the middle of a first', async () => {
  await using site = await serve();
  const answer = await sendBytes(site.port, `GET /film.mp4 HTTP/1.1\r\n${host}\r\nhello\r\n\r\n`);
  expect(answer).not.toContain('Bad Request');
});

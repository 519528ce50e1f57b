import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { closeServer, listen } from '@site/delivery/server/listen.ts';
import { sendRequest } from '@site/delivery/server/send-request.ts';
import { localAccess } from '../people/access.ts';
import type { Role } from '../people/person.ts';
import { createStudioServer } from './studio-server.ts';

let root: string;
let server: Server;
let role: Role = 'owner';
let port: number;
let host: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'studio-'));
  await symlink(path.join(import.meta.dirname, '../../../tests/fixture'), path.join(root, 'content'));
  await mkdir(path.join(root, 'app/assets'), { recursive: true });
  await writeFile(path.join(root, 'app/index.html'), 'The editor');
  await writeFile(path.join(root, 'app/assets/app.123.js'), 'start()');
  const access = {
    ...localAccess(root),
    personOf: async () => Promise.resolve({ name: 'Olga', email: 'o@x.org', role }),
  };
  server = createStudioServer({ root, app: path.join(root, 'app'), access });
  port = await listen(server, 0, '127.0.0.1');
  host = `127.0.0.1:${port}`;
});

afterAll(async () => {
  await closeServer(server);
  await rm(root, { recursive: true });
});

async function ask(method: string, place: string, headers: Record<string, string | string[]> = {}, body = '') {
  const own = { host, ...(method === 'POST' && { origin: `http://${host}` }), ...headers };
  const response = await sendRequest(port, place, { method, headers: own, body });
  return { ...response, text: response.body.toString() };
}

const api = '/api/editor/nothing';
const ownNames = 'localhost:1';

// What passes finds no address of the API, so that nothing is written.
test.for([
  ['the editor may write', 404, 'POST', api, { 'sec-fetch-site': 'same-origin' }],
  ['the editor under its other name may write', 404, 'POST', api, { host: ownNames, origin: `http://${ownNames}` }],
  ['a page of another site may not write', 403, 'POST', api, { origin: 'https://elsewhere.example' }],
  ['a page of another program here may not write', 403, 'POST', api, { origin: 'http://127.0.0.1:8080' }],
  ['a page that hides its origin may not write', 403, 'POST', api, { origin: 'null' }],
  ['a form of another site may not write', 403, 'POST', api, { 'sec-fetch-site': 'cross-site' }],
  ['a name of another site that leads here may not write', 403, 'POST', api, { host: 'elsewhere.example' }],
  ['a name of another site that leads here may not read', 403, 'GET', '/keystatic', { host: 'elsewhere.example' }],
  ['a name that begins as the own may not read', 403, 'GET', '/keystatic', { host: '127.0.0.1.elsewhere.example' }],
  ['the address bar may open it', 404, 'GET', api, { 'sec-fetch-site': 'none' }],
  ['a page of another site may not read', 403, 'GET', api, { 'sec-fetch-site': 'cross-site' }],
  [
    'a link in a mail may open the editor',
    200,
    'GET',
    '/keystatic',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  ],
  [
    'a link in a mail may not ask the API',
    403,
    'GET',
    api,
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  ],
  ['a page of another site may not frame it', 403, 'GET', '/app/assets/app.123.js', { 'sec-fetch-site': 'cross-site' }],
  ['no other method is known', 405, 'PUT', api, {}],
  ['no file beside the app is sent', 404, 'GET', '/app/..%2f..%2fcontent/site.yaml', {}],
  ['no file above the app is sent', 404, 'GET', '/app/../content/site.yaml', {}],
  ['an address of another server is not read', 400, 'GET', 'http://elsewhere.example/keystatic', {}],
] as const)('%s', async ([, status, method, place, headers]) => {
  expect((await ask(method, place, { ...headers })).status).toBe(status);
});

test('a client that does not state its origin may not write', async () => {
  const sent = await ask('POST', api, { origin: [] });
  expect(sent.status).toBe(403);
});

test.for(['/keystatic/collection/team', '/app/assets/app.123.js', '/api/keystatic/tree', '/nothing', '/api/nothing'])(
  '%s is in no search engine and in no other site',
  async (place) => {
    expect((await ask('GET', place)).headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  },
);

test('the app comes from here alone, and stays in the browser until it changes', async () => {
  const { headers, text } = await ask('GET', '/keystatic/singleton/site');
  expect(text).toBe('The editor');
  expect(headers['content-security-policy']).toMatch(/default-src 'none'; script-src 'self';.*frame-ancestors 'none'/);
  expect(headers['content-security-policy']).not.toMatch(/unsafe|https?:|\*/);
  expect((await ask('GET', '/app/assets/app.123.js')).headers['cache-control']).toContain('immutable');
});

test('a file that fills the memory is refused, whatever its length is said to be', async () => {
  const words = /^This is larger than 1?00? MB: give a smaller one\.$/;
  const said = await ask('POST', '/api/editor/pictures?folder=posters', { 'content-length': '100000001' }).catch(
    String,
  );
  expect(said).toMatchObject({ status: 413, text: expect.stringMatching(words) as string });
  const sent = await ask('POST', '/api/keystatic/update', { 'transfer-encoding': 'chunked' }, 'x'.repeat(10_000_001));
  expect(sent).toMatchObject({ status: 413, text: expect.stringMatching(words) as string });
});

test('a guest reaches neither the editor nor what it knows', async () => {
  role = 'guest';
  for (const place of ['/keystatic', '/api/keystatic/tree', '/app/assets/app.123.js']) {
    expect(await ask('GET', place), place).toMatchObject({
      status: 403,
      text: expect.stringContaining('preview') as string,
    });
  }
  role = 'owner';
});

test('a picture of an article is shown where its text names it', async () => {
  const shown = await ask('GET', '/blog-media/splash.jpg');
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await ask('GET', '/blog-media/..%2f..%2fsite.yaml')).status).toBe(404);
});

test('a failure is a sentence, and the server goes on', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(await ask('POST', '/api/keystatic/update', {}, '<p>')).toMatchObject({ status: 400 });
  expect((await ask('GET', '/keystatic')).status).toBe(200);
});

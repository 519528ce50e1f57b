import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as baseTest, vi } from 'vitest';
import { request } from './request.ts';

// A proxy of whoever runs the tests would stand between them and this machine.
vi.hoisted(() => {
  for (const name of ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'])
    Reflect.deleteProperty(process.env, name);
});
const { addresses, publicOnly } = await import('./public-addresses.ts');

const test = baseTest.extend('inside', async ({}, { onCleanup }) => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url ?? '');
    const port = String((server.address() as AddressInfo).port);
    if (request.url === '/away') response.writeHead(302, { Location: `http://localhost:${port}/secret` });
    response.end('secret');
  });
  server.on('connect', ({ url }, socket) => {
    seen.push(url ?? '');
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onCleanup(() => {
    server.close();
    server.closeAllConnections();
  });
  return { port: String((server.address() as AddressInfo).port), seen };
});

const ask = async (address: string, dispatcher = publicOnly) =>
  request(address, { userAgent: 'Test', maxBytes: 100, follow: true, timeoutMs: 2_000, dispatcher });
const refused = { kind: 'down', reason: 'the address is not on the internet' };

test.for(
  `127.0.0.1 127.1 2130706433 0x7f000001 0177.0.0.1 127.0.0.1. localhost LOCALHOST [::1] [::ffff:127.0.0.1] [::ffff:7f00:1]
  [64:ff9b::7f00:1] 0.0.0.0 [::] 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 [fd00::1] [fe80::1] 224.0.0.1
  255.255.255.255`.split(/\s+/),
)('%s is not asked', async (host, { inside }) => {
  expect(await ask(`http://${host}:${inside.port}/`)).toMatchObject(refused);
  expect(inside.seen).toEqual([]);
});

test('a redirect to the inside is not followed', async ({ inside }) => {
  vi.spyOn(addresses, 'isPublic').mockReturnValueOnce(true);
  expect(await ask(`http://127.0.0.1:${inside.port}/away`)).toMatchObject(refused);
  expect(inside.seen).toEqual(['/away']);
});

test.for(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('%s may be asked', (address) => {
  expect(addresses.isPublic(address)).toBe(true);
});

test('behind a proxy, the proxy is asked', async ({ inside }) => {
  vi.stubEnv('HTTPS_PROXY', `http://127.0.0.1:${inside.port}`);
  vi.resetModules();
  const proxied = await import('./public-addresses.ts');
  await ask('https://example.com/', proxied.publicOnly);
  expect(inside.seen).toEqual(['example.com:443']);
});

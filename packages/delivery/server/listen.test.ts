import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeServer, listen } from './listen.ts';

const addresses = Object.values(networkInterfaces()).flatMap((list = []) => list.map(({ address }) => address));
const hasIpv6 = addresses.includes('::1');
const noIpv6 = 'this machine has no IPv6';

let server: Server;
beforeEach(() => {
  server = createServer((_, response) => {
    response.end('here');
  });
});
afterEach(async () => {
  if (server.listening) await closeServer(server);
});

const read = async (host: string, port: number) => (await fetch(`http://${host}:${String(port)}`)).text();

const addressOf = ({ address }: AddressInfo) => address;

it('listens to this machine alone unless it is asked for more', async () => {
  const port = await listen(server, 0);
  expect(addressOf(server.address() as AddressInfo)).toBe('127.0.0.1');
  expect(await read('127.0.0.1', port)).toBe('here');
});

it('answers both addresses that a browser resolves localhost to, and closes both', async ({ skip }) => {
  skip(!hasIpv6, noIpv6);
  const port = await listen(server, 0);
  expect(await Promise.all([read('127.0.0.1', port), read('[::1]', port)])).toEqual(['here', 'here']);
  await closeServer(server);
  await expect(read('[::1]', port)).rejects.toThrow();
  await listen(server, port);
});

it('does not take a port that another program has on one of them', async ({ skip }) => {
  skip(!hasIpv6, noIpv6);
  const other = createServer();
  const port = await listen(other, 0, '::1');
  await expect(listen(server, port)).rejects.toThrow(`Port ${String(port)} is taken`);
  await closeServer(other);
  await listen(server, port);
});

it('listens to all addresses if asked', async () => {
  const port = await listen(server, 0, '0.0.0.0');
  expect(addressOf(server.address() as AddressInfo)).toBe('0.0.0.0');
  expect(await read('127.0.0.1', port)).toBe('here');
});

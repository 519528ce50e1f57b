import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hasCode } from '@site/model/files/has-code.ts';

/**
 * @param port 0 for any free one.
 * @param host an address of this machine; `localhost` keeps other machines out.
 * @returns the port.
 * @throws Error that says in one line what to do, if the port is taken.
 */
export async function listen(server: Server, port: number, host = 'localhost'): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (!hasCode(error, 'EADDRINUSE')) throw error;
    throw new Error(`Port ${port} is taken: stop what runs there, or choose another: npm start -- --port ${port + 1}`);
  }
  return (server.address() as AddressInfo).port;
}

/** Closes a server at once, including browsers' keep-alive connections. */
export async function closeServer(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}

/** For a program that can't choose a free port itself. */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, 0);
  await closeServer(probe);
  return port;
}

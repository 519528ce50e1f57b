import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hasCode } from '@site/model/files/has-code.ts';

/**
 * Opens a server's port.
 * @param port 0 for any free one.
 * @param host an address of this machine; `localhost` lets no other machine in.
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

/** Closes a server at once, with the connections that browsers keep open. */
export async function closeServer(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}

/** A free port, for a program that cannot choose one itself. */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, 0);
  await closeServer(probe);
  return port;
}

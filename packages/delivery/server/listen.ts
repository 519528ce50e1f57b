import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

function explain(error: unknown, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    const other = String(port < 65_535 ? port + 1 : port - 1);
    return new Error(`Port ${String(port)} is taken: stop what runs there, or choose another: PORT=${other} npm start`);
  }
  if (code === 'EACCES') {
    return new Error(`Port ${String(port)} is reserved for the system: choose one above 1023: PORT=4321 npm start`);
  }
  return error;
}

/**
 * Opens a server's port on all addresses of this machine: a browser resolves `localhost` to an IPv4 or an IPv6 address.
 * @param port 0 for any free one.
 * @returns the port.
 * @throws Error that says in one line what to do, if the port is not available.
 */
export async function listen(server: Server, port: number): Promise<number> {
  server.listen(port);
  await once(server, 'listening').catch((error: unknown) => {
    throw explain(error, port);
  });
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

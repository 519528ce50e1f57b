import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

function explain(error: unknown, port: number, host: string): unknown {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE': {
      const other = String(port < 65_535 ? port + 1 : port - 1);
      return new Error(`Port ${port} is taken: stop what runs there, or choose another: npm start -- --port ${other}`);
    }
    case 'EACCES':
      return new Error(`Port ${port} is reserved for the system: choose one above 1023: npm start -- --port 4321`);
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
    case 'EINVAL':
    case 'ENOTFOUND': {
      const advice =
        'write localhost for this machine alone, or 0.0.0.0 for every device that reaches it: npm start -- --host 0.0.0.0';
      return new Error(`The host is "${host}", which is not an address of this machine: ${advice}`);
    }
    default:
      return error;
  }
}

/**
 * Opens a server's port.
 * @param port 0 for any free one.
 * @param host an address of this machine; `localhost` lets no other machine in.
 * @returns the port.
 * @throws Error that says in one line what to do, if the port or the address is not available.
 */
export async function listen(server: Server, port: number, host = 'localhost'): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw explain(error, port, host);
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

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createSocketServer, isIP, type AddressInfo, type Server as SocketServer } from 'node:net';

/** This machine alone, under both addresses that a browser may resolve `localhost` to. */
const thisMachine = 'localhost';
const loopback = { ipv4: '127.0.0.1', ipv6: '::1' } as const;

interface Place {
  /** 0 for any free one. */
  readonly port: number;
  readonly host: string;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function explainHost(host: string): Error {
  const advice = 'write localhost for this machine alone, or 0.0.0.0 for every device that reaches it';
  return new Error(`HOST is "${host}", which is not an address of this machine: ${advice}: HOST=0.0.0.0 npm start`);
}

function explain(error: unknown, { port, host }: Place): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    const other = String(port < 65_535 ? port + 1 : port - 1);
    return new Error(`Port ${String(port)} is taken: stop what runs there, or choose another: PORT=${other} npm start`);
  }
  if (code === 'EACCES') {
    return new Error(`Port ${String(port)} is reserved for the system: choose one above 1023: PORT=4321 npm start`);
  }
  // The second is an IPv6 address of one network, without the network's name.
  return code === 'EADDRNOTAVAIL' || code === 'EINVAL' ? explainHost(host) : error;
}

async function bind(server: SocketServer, place: Place): Promise<number> {
  server.listen(place);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** The port of a server on `::1`; the one that was asked for where the machine has no IPv6. */
async function bindIpv6(server: SocketServer, port: number): Promise<number> {
  return bind(server, { port, host: loopback.ipv6 }).catch((error: unknown) => {
    if (codeOf(error) === 'EADDRNOTAVAIL' || codeOf(error) === 'EAFNOSUPPORT') return port;
    throw error;
  });
}

/**
 * A server listens on one address, so a second one takes the connections of the other address and hands them over, as
 * https://nodejs.org/api/http.html#event-connection describes. Timeouts and closing hold for them as well.
 */
async function bindLoopback(server: Server, port: number): Promise<number> {
  const ipv6 = createSocketServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    server.emit('connection', socket);
  });
  const chosen = await bindIpv6(ipv6, port);
  try {
    const bound = await bind(server, { port: chosen, host: loopback.ipv4 });
    server.once('close', () => {
      ipv6.close();
    });
    return bound;
  } catch (error) {
    ipv6.close();
    // The port that the system chose is free on one address only: it chooses another.
    if (port === 0 && codeOf(error) === 'EADDRINUSE') return bindLoopback(server, 0);
    throw error;
  }
}

/**
 * Opens a server's port.
 * @param port 0 for any free one.
 * @param host an address of this machine; `localhost` lets no other machine in.
 * @returns the port.
 * @throws Error that says in one line what to do, if the port or the address is not available.
 */
export async function listen(server: Server, port: number, host: string = thisMachine): Promise<number> {
  if (host !== thisMachine && isIP(host) === 0) throw explainHost(host);
  const bound = host === thisMachine ? bindLoopback(server, port) : bind(server, { port, host });
  return bound.catch((error: unknown) => {
    throw explain(error, { port, host });
  });
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

import { createServer, type Server } from 'node:http';

function explain(error: Error, port: number): Error {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    const other = String(port < 65_535 ? port + 1 : port - 1);
    return new Error(`Port ${String(port)} is taken: stop what runs there, or choose another: PORT=${other} npm start`);
  }
  if (code === 'EACCES') {
    return new Error(`Port ${String(port)} is kept for the system: choose one above 1023: PORT=4321 npm start`);
  }
  return error;
}

/**
 * Opens a server's port on all of the machine's addresses: `localhost` means the old or the new one, as a browser likes.
 * @returns the port, which differs from the one asked for where that is 0.
 * @throws in one line that says what to do, where the port cannot be had.
 */
export async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      reject(explain(error, port));
    });
    server.listen(port, resolve);
  });
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : port;
}

/** Closes a server at once, with the connections that browsers keep open. */
export async function closeServer(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}

/** A port that nothing uses, for a program that cannot choose one by itself. */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, 0);
  await closeServer(probe);
  return port;
}

import { createServer } from 'node:http';
import { closeServer, listen } from '@site/delivery/server/listen.ts';

export interface DeadInternet {
  /** The proxy's address, for a browser. */
  readonly proxy: string;
  close(): Promise<void>;
}

/**
 * A proxy through which no host can be reached.
 * @param asked gets the name of each host that is asked for.
 */
export async function openDeadInternet(asked: string[]): Promise<DeadInternet> {
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '').host);
    response.writeHead(502).end();
  });
  server.on('connect', (request, socket) => {
    asked.push((request.url ?? '').replace(/:443$/, ''));
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  const port = await listen(server, 0);
  return { proxy: `http://127.0.0.1:${String(port)}`, close: () => closeServer(server) };
}

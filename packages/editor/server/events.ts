import type { ServerResponse } from 'node:http';
import type { ServerEvent } from '../api.ts';

/** Server-sent events to all open editors. */
export class Events {
  readonly #open = new Set<ServerResponse>();

  listen(response: ServerResponse): void {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    response.flushHeaders();
    this.#open.add(response);
    // Proxies close idle connections.
    const beat = setInterval(() => response.write(': still here\n\n'), 25_000);
    response.once('close', () => {
      clearInterval(beat);
      this.#open.delete(response);
    });
  }

  send(event: ServerEvent): void {
    for (const response of this.#open) response.write(`data: ${JSON.stringify(event)}\n\n`);
  }

  close(): void {
    for (const response of this.#open) response.end();
  }
}

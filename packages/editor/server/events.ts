import type { ServerResponse } from 'node:http';
import type { ServerEvent } from '../api.ts';

/** Every open editor hears of what happens: https://html.spec.whatwg.org/multipage/server-sent-events.html */
export class Events {
  readonly #open = new Set<ServerResponse>();

  /** Keeps an answer open for events. */
  listen(response: ServerResponse): void {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    response.flushHeaders();
    this.#open.add(response);
    // A proxy ends what is silent.
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

import { fork, type ChildProcess } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { createProxyServer } from 'httpxy';
import { RefusalError } from './refusal.ts';

/** Stops the dev server after this idle time, in milliseconds. */
const idleTimeoutMs = 10 * 60_000;

/** Trades speed for memory. */
const leanHeap = ['--max-semi-space-size=4', '--heap-growing-percent=25'];

const proxy = createProxyServer({ changeOrigin: true });
proxy.on('proxyRes', ({ headers }) => (headers['cache-control'] = 'no-cache'));

/** `npm run dev` on the drafts, in a child process. */
export class Preview {
  readonly #program: string;
  readonly #content: string;
  #running: { readonly child: ChildProcess; readonly port: Promise<number> } | undefined;
  #idle: NodeJS.Timeout | undefined;
  #wasOpen = false;

  /** @param program the folder of the site's code, which contains that of the content. */
  constructor(program: string, content: string) {
    this.#program = program;
    this.#content = path.relative(program, content).split(path.sep).join('/');
  }

  /** @returns the port, once the dev server answers. */
  async #open(): Promise<number> {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.stop(), idleTimeoutMs);
    this.#idle.unref();
    this.#wasOpen = true;
    this.#running ??= this.#start();
    return this.#running.port;
  }

  #start(): { child: ChildProcess; port: Promise<number> } {
    const dev = path.join(this.#program, 'packages/delivery/build/dev.ts');
    const child = fork(dev, ['--content', this.#content, '--port', '0'], {
      cwd: this.#program,
      execArgv: leanHeap,
      // Pages show their own errors.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('exit', () => {
      if (this.#running?.child === child) this.#running = undefined;
    });
    return { child, port: this.#readPort(child) };
  }

  /** The child sends its port over IPC. */
  async #readPort(child: ChildProcess): Promise<number> {
    const port = await new Promise((resolve, reject) => {
      child.once('message', resolve);
      const message = 'The preview did not start. Forms and Save work without it.';
      for (const event of ['error', 'exit']) child.once(event, () => reject(new RefusalError(503, message)));
    });
    return Number(port);
  }

  /** Restarts it after an idle stop, if it was in use. */
  wake(): void {
    if (this.#wasOpen) this.#open().catch(() => undefined);
  }

  stop(): void {
    clearTimeout(this.#idle);
    this.#running?.child.kill();
    this.#running = undefined;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = `http://localhost:${await this.#open()}`;
    await proxy.web(request, response, { target });
  }

  /** Vite's WebSocket. A tab left open must not restart the dev server. */
  async connect(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const port = await this.#running?.port;
    if (port === undefined || !(socket instanceof Socket)) throw new RefusalError(503, 'The preview has stopped.');
    const target = `http://localhost:${port}`;
    await proxy.ws(request, socket, { target, headers: { origin: target } }, head);
  }
}

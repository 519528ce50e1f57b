import { fork, type ChildProcess } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { createProxyServer } from 'httpxy';
import { RefusalError } from './refusal.ts';

/** Nobody looks at it after this long, in milliseconds: it stops, and starts again when somebody does. */
const idleTime = 10 * 60_000;

/** It shares a machine with the editor itself: rather slower than larger. */
const leanHeap = ['--max-semi-space-size=4', '--heap-growing-percent=25'];

const proxy = createProxyServer({ changeOrigin: true });
proxy.on('proxyRes', ({ headers }) => (headers['cache-control'] = 'no-cache'));

/** The site as the drafts have it: `npm run dev`, in a process that is there while somebody looks. */
export class Preview {
  readonly #program: string;
  readonly #content: string;
  #running: { readonly child: ChildProcess; readonly port: Promise<number> } | undefined;
  #idle: NodeJS.Timeout | undefined;
  #wasOpen = false;

  /**
   * @param program the folder of the site's code.
   * @param content the content folder of the drafts, within it.
   */
  constructor(program: string, content: string) {
    this.#program = program;
    this.#content = path.relative(program, content).split(path.sep).join('/');
  }

  /** @returns the port at which it answers, once it does. */
  async #open(): Promise<number> {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.stop(), idleTime);
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
      // Errors of a page are shown there; the rest is for developers.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('exit', () => {
      if (this.#running?.child === child) this.#running = undefined;
    });
    return { child, port: this.#readPort(child) };
  }

  /** The program sends its port once it answers. */
  async #readPort(child: ChildProcess): Promise<number> {
    const port = await new Promise((resolve, reject) => {
      child.once('message', resolve);
      const message = "The preview did not start: the server's log says why. Forms and Save work without it.";
      for (const event of ['error', 'exit']) child.once(event, () => reject(new RefusalError(503, message)));
    });
    return Number(port);
  }

  /** Starts it again where it has been idle: somebody who had it open has saved. */
  wake(): void {
    if (this.#wasOpen) this.#open().catch(() => undefined);
  }

  /** Stops it, until somebody looks again. */
  stop(): void {
    clearTimeout(this.#idle);
    this.#running?.child.kill();
    this.#running = undefined;
  }

  /** Answers a request with a page or a file of the preview. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = `http://localhost:${await this.#open()}`;
    await proxy.web(request, response, { target });
  }

  /** Passes on the connection by which the page hears of changes. A page that was left open does not start it again. */
  async connect(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const port = await this.#running?.port;
    if (port === undefined || !(socket instanceof Socket)) throw new RefusalError(503, 'The preview has stopped.');
    const target = `http://localhost:${port}`;
    await proxy.ws(request, socket, { target, headers: { origin: target } }, head);
  }
}

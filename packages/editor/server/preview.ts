import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { leanMemory } from '@site/delivery/build/lean-memory.ts';
import { contentVariable } from '@site/model/site-folders.ts';
import { RefusalError } from './refusal.ts';

/** Nobody looks at it after this long, in milliseconds: it stops, and starts again when somebody does. */
const idleTime = 10 * 60_000;

/** How long a start may take, in milliseconds. */
const longestStart = 90_000;

/** It shares a machine with the editor itself: rather slower than larger. */
const leanHeap = ['--max-semi-space-size=8', '--max-old-space-size=320'];

type State = 'starting' | 'ready' | 'stopped';

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function isListening(port: number): Promise<boolean> {
  const probe = connect(port, '127.0.0.1');
  try {
    await once(probe, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    probe.destroy();
  }
}

/** The site as the drafts have it: `astro dev`, in a process that is there while somebody looks. */
export class Preview {
  readonly #program: string;
  readonly #content: string;
  readonly #onState: (state: State) => void;
  #running: { readonly child: ChildProcess; readonly port: Promise<number> } | undefined;
  #idle: NodeJS.Timeout | undefined;
  #state: State = 'stopped';

  /**
   * @param program the folder of the site's code.
   * @param content the content folder of the drafts, within it.
   */
  constructor(program: string, content: string, onState: (state: State) => void) {
    this.#program = program;
    this.#content = path.relative(program, content).split(path.sep).join('/');
    this.#onState = (state) => {
      this.#state = state;
      onState(state);
    };
  }

  /** @returns the port at which it answers, once it does. */
  async #open(): Promise<number> {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.stop(), idleTime);
    this.#idle.unref();
    this.#running ??= await this.#start();
    return this.#running.port;
  }

  async #start(): Promise<{ child: ChildProcess; port: Promise<number> }> {
    this.#onState('starting');
    const port = await findPort();
    const astro = path.join(this.#program, 'node_modules/astro/bin/astro.mjs');
    const child = spawn(process.execPath, [...leanHeap, astro, 'dev', '--host', '127.0.0.1', '--port', String(port)], {
      cwd: this.#program,
      env: {
        ...process.env,
        ...leanMemory,
        NODE_ENV: 'development',
        [contentVariable]: this.#content,
      },
      // What goes wrong on a page is said there; the rest is for who develops.
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', () => undefined);
    child.once('exit', () => {
      if (this.#running?.child !== child) return;
      this.#running = undefined;
      this.#onState('stopped');
    });
    return { child, port: this.#waitFor(child, port) };
  }

  async #waitFor(child: ChildProcess, port: number): Promise<number> {
    const end = Date.now() + longestStart;
    while (!(await isListening(port))) {
      if (child.exitCode !== null || Date.now() > end) {
        child.kill();
        throw new RefusalError(
          503,
          "The preview did not start: the words of the server's log say why. Forms and Save work without it.",
        );
      }
      await wait(50);
    }
    this.#onState('ready');
    return port;
  }

  get state(): State {
    return this.#state;
  }

  /** Stops it, until somebody looks again. */
  stop(): void {
    clearTimeout(this.#idle);
    const { child } = this.#running ?? {};
    this.#running = undefined;
    if (!child) return;
    child.kill();
    this.#onState('stopped');
  }

  /** Answers a request with a page or a file of the preview. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const port = await this.#open();
    const asked = httpRequest({
      ...{ host: '127.0.0.1', port, method: request.method, path: request.url },
      headers: { ...request.headers, connection: 'close', host: `127.0.0.1:${port}` },
    });
    const answered = once(asked, 'response') as Promise<[IncomingMessage]>;
    request.pipe(asked);
    response.once('close', () => asked.destroy());
    const [answer] = await answered;
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'cache-control': 'no-cache' });
    answer.pipe(response);
    await once(answer, 'close');
  }

  /** Passes on the connection by which the page hears of changes. A page that was left open does not start it again. */
  async connect(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const port = await this.#running?.port;
    if (port === undefined) {
      socket.destroy();
      return;
    }
    const other: Socket = connect(port, '127.0.0.1');
    const names = Object.entries({ ...request.headers, host: `127.0.0.1:${port}`, origin: `http://127.0.0.1:${port}` });
    const lines = names.map(([name, value]) => `${name}: ${String(value)}`);
    other.write([`GET ${request.url ?? '/'} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
    other.write(head);
    other.on('error', () => socket.destroy()).pipe(socket);
    socket.on('error', () => other.destroy()).pipe(other);
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';

const args = [
  '--headless=new',
  '--remote-debugging-port=0',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--window-size=1440,900',
  // A mouse, which a browser without a window does not see.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  // Nothing but this machine answers.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  'about:blank',
];

const messageSchema = z.object({
  id: z.number().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
});

interface Call {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Chromium's own protocol, as bare as it comes: what drives a browser through Playwright or Puppeteer stops pages that are
 * drawn ahead, or holds them up.
 */
export class Devtools {
  readonly #socket: WebSocket;

  readonly #calls = new Map<number, Call>();

  readonly #listeners = new Set<(method: string, params: unknown) => void>();

  #lastId = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      this.#receive(messageSchema.parse(JSON.parse(String(data))));
    });
  }

  /**
   * @param session of a page; the browser itself without one.
   * @throws what the browser answers where it does not do it.
   */
  async send(method: string, params: object = {}, session?: string): Promise<unknown> {
    this.#lastId += 1;
    const id = this.#lastId;
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#calls.set(id, { resolve, reject });
    });
    this.#socket.send(JSON.stringify({ id, method, params, sessionId: session }));
    return answer;
  }

  /** Resolves with the first event of a name that `pick` makes something of. */
  async next<Found>(name: string, pick: (params: unknown) => Found | undefined): Promise<Found> {
    return new Promise((resolve) => {
      const listen = (method: string, params: unknown) => {
        const found = method === name ? pick(params) : undefined;
        if (found === undefined) return;
        this.#listeners.delete(listen);
        resolve(found);
      };
      this.#listeners.add(listen);
    });
  }

  #receive({ id, result, error, method, params }: z.infer<typeof messageSchema>): void {
    if (method !== undefined) for (const listener of this.#listeners) listener(method, params);
    const call = id === undefined ? undefined : this.#calls.get(id);
    if (id === undefined || !call) return;
    this.#calls.delete(id);
    if (error) call.reject(new Error(error.message));
    else call.resolve(result);
  }
}

/** Starts a browser of its own, with an empty profile, for as long as it is used. */
export async function withDevtools<Result>(
  browserPath: string,
  use: (devtools: Devtools) => Promise<Result>,
): Promise<Result> {
  const profile = await mkdtemp(path.join(tmpdir(), 'devtools-'));
  const browser = spawn(browserPath, [...args, `--user-data-dir=${profile}`], { stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    const lines = createInterface(browser.stderr);
    let address: string | undefined;
    for await (const line of lines) {
      address = /ws:\/\/\S+/.exec(line)?.[0];
      if (address) break;
    }
    if (!address) throw new Error(`${browserPath} ended before it could be reached`);
    browser.stderr.resume();
    const socket = new WebSocket(address);
    await once(socket, 'open');
    return await use(new Devtools(socket));
  } finally {
    const ended = once(browser, 'exit');
    if (browser.exitCode === null && browser.kill()) await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

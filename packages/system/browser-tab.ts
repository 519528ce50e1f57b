import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
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
  // A mouse, which a browser without a window does not detect.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  // Only this machine answers.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  'about:blank',
];

/** How long a page may take to appear, and how often the browser is asked, in milliseconds. */
const arrival = { timeout: 15_000, interval: 500 } as const;

const messageSchema = z.object({
  id: z.number().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
});
const targetsSchema = z.object({ targetInfos: z.array(z.object({ targetId: z.string(), url: z.string() })) });
const sessionSchema = z.object({ sessionId: z.string() });
const attachedSchema = z.object({ sessionId: z.string(), targetInfo: z.object({ type: z.string() }) });
const resultSchema = z.object({ result: z.object({ value: z.unknown().optional() }) });

/** A point of a page, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The Chrome DevTools Protocol without a library: Playwright and Puppeteer stop or delay pages that are prerendered, since
 * they attach to every page.
 */
export class Devtools {
  readonly #socket: WebSocket;

  readonly #calls = new Map<number, PromiseWithResolvers<unknown>>();

  #lastId = 0;

  /** Sessions of pages that the browser attached by itself; a page is awaited right after its tab is attached. */
  #attached = Promise.withResolvers<string>();

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const { id, result, error, method, params } = messageSchema.parse(JSON.parse(String(data)));
      if (method === 'Target.attachedToTarget') {
        const { sessionId, targetInfo } = attachedSchema.parse(params);
        if (targetInfo.type === 'page') this.#attached.resolve(sessionId);
      }
      const call = id === undefined ? undefined : this.#calls.get(id);
      if (id !== undefined) this.#calls.delete(id);
      if (error) call?.reject(new Error(error.message));
      else call?.resolve(result);
    });
  }

  /**
   * @param session of a page; the browser itself without one.
   * @throws Error with the browser's message if it refuses.
   */
  async send(method: string, params: object = {}, session?: string): Promise<unknown> {
    const call = Promise.withResolvers<unknown>();
    this.#lastId += 1;
    const id = this.#lastId;
    this.#calls.set(id, call);
    this.#socket.send(JSON.stringify({ id, method, params, sessionId: session }));
    return call.promise;
  }

  /** Attaches to the page of a tab, through the tab: a page that is attached directly is never prerendered. */
  async attachToPage(tab: string): Promise<string> {
    this.#attached = Promise.withResolvers();
    const options = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
    await this.send('Target.setAutoAttach', options, tab);
    return this.#attached.promise;
  }
}

/** The tab or page that shows an address, once there is one. */
async function waitForTarget(devtools: Devtools, type: 'tab' | 'page', url: string): Promise<string> {
  const deadline = performance.now() + arrival.timeout;
  while (performance.now() < deadline) {
    const { targetInfos } = targetsSchema.parse(await devtools.send('Target.getTargets', { filter: [{ type }] }));
    const found = targetInfos.find((target) => target.url === url);
    if (found) return found.targetId;
    await setTimeout(arrival.interval);
  }
  throw new Error(`No ${type} opened ${url} within ${String(arrival.timeout / 1000)} s`);
}

async function attach(devtools: Devtools, targetId: string): Promise<string> {
  return sessionSchema.parse(await devtools.send('Target.attachToTarget', { targetId, flatten: true })).sessionId;
}

/** A tab of a browser, and the page in it. */
export class BrowserTab {
  readonly #devtools: Devtools;

  readonly #target: string;

  #page: string;

  private constructor(devtools: Devtools, target: string, page: string) {
    this.#devtools = devtools;
    this.#target = target;
    this.#page = page;
  }

  /** @param url with its path; no other tab may show it. */
  static async open(devtools: Devtools, url: string): Promise<BrowserTab> {
    await devtools.send('Target.createTarget', { url });
    const target = await waitForTarget(devtools, 'tab', url);
    return new BrowserTab(devtools, target, await devtools.attachToPage(await attach(devtools, target)));
  }

  /** The value of an expression in the page; for a promise, what it resolves with. */
  async evaluate(expression: string): Promise<unknown> {
    const options = { expression, awaitPromise: true, returnByValue: true };
    return resultSchema.parse(await this.#devtools.send('Runtime.evaluate', options, this.#page)).result.value;
  }

  async movePointer(point: Point): Promise<void> {
    await this.#devtools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point }, this.#page);
  }

  /** @param milliseconds between pressing the button and releasing it. */
  async click(point: Point, milliseconds: number): Promise<void> {
    const button = { ...point, button: 'left', clickCount: 1 };
    await this.#devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button }, this.#page);
    await setTimeout(milliseconds);
    // The page is left before it can answer.
    const released = this.#devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }, this.#page);
    released.catch(() => undefined);
  }

  /** Waits for the page that a click opened; if it was prerendered, it replaces the page and its session. */
  async arriveAt(url: string): Promise<void> {
    await setTimeout(arrival.interval);
    this.#page = await attach(this.#devtools, await waitForTarget(this.#devtools, 'page', url));
  }

  async close(): Promise<void> {
    await this.#devtools.send('Target.closeTarget', { targetId: this.#target });
  }
}

/** Starts a browser with an empty profile, for as long as it is used. */
export async function withDevtools<Result>(
  browserPath: string,
  use: (devtools: Devtools) => Promise<Result>,
): Promise<Result> {
  const profile = await mkdtemp(path.join(tmpdir(), 'devtools-'));
  const browser = spawn(browserPath, [...args, `--user-data-dir=${profile}`], { stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    let address: string | undefined;
    for await (const line of createInterface(browser.stderr)) {
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

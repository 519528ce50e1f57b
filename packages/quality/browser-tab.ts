import { setTimeout } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import connect, { type Client } from 'chrome-remote-interface';
import { browserArguments } from './browser/ensure-browser.ts';

const chromeFlags = [
  '--headless=new',
  ...browserArguments,
  '--window-size=1440,900',
  // A mouse, which a browser without a window does not detect.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  // Only this machine answers.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

/** How long a page may take to appear, and how often the browser is asked, in milliseconds. */
const arrival = { timeout: 15_000, interval: 500 } as const;

/** A browser over its own protocol. Playwright and Puppeteer attach to every page, which stops or delays prerendering. */
export type Devtools = Client;

/** A point of a page, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Attaches to the tab or page that shows an address, once there is one. */
async function attach(devtools: Devtools, type: 'tab' | 'page', url: string) {
  const deadline = performance.now() + arrival.timeout;
  while (performance.now() < deadline) {
    const { targetInfos } = await devtools.send('Target.getTargets', { filter: [{ type }] });
    const found = targetInfos.find((target) => target.url === url);
    if (found) {
      const { targetId } = found;
      return { targetId, ...(await devtools.send('Target.attachToTarget', { targetId, flatten: true })) };
    }
    await setTimeout(arrival.interval);
  }
  throw new Error(`No ${type} opened ${url} within ${arrival.timeout / 1000} s`);
}

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
    const tab = await attach(devtools, 'tab', url);
    // The page is reached through its tab: one that is attached directly is never prerendered.
    const attached = devtools.Target.attachedToTarget();
    const options = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [{ type: 'page' }] };
    await devtools.send('Target.setAutoAttach', options, tab.sessionId);
    return new BrowserTab(devtools, tab.targetId, (await attached).sessionId);
  }

  /** The value of an expression in the page; for a promise, what it resolves with. */
  async evaluate(expression: string): Promise<unknown> {
    const options = { expression, awaitPromise: true, returnByValue: true };
    const deadline = performance.now() + arrival.timeout;
    for (;;) {
      try {
        return (await this.#devtools.send('Runtime.evaluate', options, this.#page)).result.value;
      } catch (error) {
        // A page that has just been opened has no place yet in which a script could run.
        const isEarly = error instanceof Error && error.message.includes('default execution context');
        if (!isEarly || performance.now() > deadline) throw error;
        await setTimeout(arrival.interval);
      }
    }
  }

  async movePointer(point: Point): Promise<void> {
    await this.#devtools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point }, this.#page);
  }

  /** @param milliseconds between pressing the button and releasing it. */
  async click(point: Point, milliseconds: number): Promise<void> {
    const button = { ...point, button: 'left', clickCount: 1 } as const;
    await this.#devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button }, this.#page);
    await setTimeout(milliseconds);
    // The page is left before it can answer.
    const released = this.#devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }, this.#page);
    released.catch(() => undefined);
  }

  /** Waits for the page that a click opened; if it was prerendered, it replaces the page and its session. */
  async arriveAt(url: string): Promise<void> {
    await setTimeout(arrival.interval);
    this.#page = (await attach(this.#devtools, 'page', url)).sessionId;
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
  await using running = new AsyncDisposableStack();
  const options = { chromePath: browserPath, chromeFlags, ignoreDefaultFlags: true };
  const browser = running.adopt(await launch(options), ({ kill }) => kill());
  const { webSocketDebuggerUrl } = await connect.Version({ port: browser.port });
  const devtools = await connect({ target: webSocketDebuggerUrl, local: true });
  running.defer(() => devtools.close());
  return await use(devtools);
}

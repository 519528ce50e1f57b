import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import type { Devtools } from './devtools.ts';

/** How long a page may take to come, and how often that is looked up, in milliseconds. */
const arrival = { timeout: 15_000, step: 500 } as const;

const targetsSchema = z.object({ targetInfos: z.array(z.object({ targetId: z.string(), url: z.string() })) });
const sessionSchema = z.object({ sessionId: z.string() });
const attachedSchema = z.object({ sessionId: z.string(), targetInfo: z.object({ type: z.string() }) });
const resultSchema = z.object({ result: z.object({ value: z.unknown().optional() }) });

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What shows an address, once it does: a tab that was just opened is not there yet. */
async function waitForTarget(devtools: Devtools, type: 'tab' | 'page', url: string): Promise<string> {
  const deadline = performance.now() + arrival.timeout;
  while (performance.now() < deadline) {
    const { targetInfos } = targetsSchema.parse(await devtools.send('Target.getTargets', { filter: [{ type }] }));
    const found = targetInfos.find((target) => target.url === url);
    if (found) return found.targetId;
    await setTimeout(arrival.step);
  }
  throw new Error(`No ${type} came to ${url}`);
}

/**
 * A tab of a browser, and the page in it, which is reached through the tab: a page that is watched for itself is never
 * drawn ahead.
 */
export class BrowserTab {
  readonly #devtools: Devtools;

  readonly #target: string;

  #page: string;

  private constructor(devtools: Devtools, target: string, page: string) {
    this.#devtools = devtools;
    this.#target = target;
    this.#page = page;
  }

  /** @param url with its path; no other tab may have it open. */
  static async open(devtools: Devtools, url: string): Promise<BrowserTab> {
    await devtools.send('Target.createTarget', { url });
    const target = await waitForTarget(devtools, 'tab', url);
    const tab = sessionSchema.parse(await devtools.send('Target.attachToTarget', { targetId: target, flatten: true }));
    const page = devtools.next('Target.attachedToTarget', (params) => {
      const { sessionId, targetInfo } = attachedSchema.parse(params);
      return targetInfo.type === 'page' ? sessionId : undefined;
    });
    const options = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
    await devtools.send('Target.setAutoAttach', options, tab.sessionId);
    return new BrowserTab(devtools, target, await page);
  }

  /** What an expression comes to in the page; of a promise, what it resolves with. */
  async evaluate(expression: string): Promise<unknown> {
    const options = { expression, awaitPromise: true, returnByValue: true };
    return resultSchema.parse(await this.#devtools.send('Runtime.evaluate', options, this.#page)).result.value;
  }

  async movePointer(point: Point): Promise<void> {
    await this.#devtools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point }, this.#page);
  }

  /** @param milliseconds from the button's way down to its way up. */
  async click(point: Point, milliseconds: number): Promise<void> {
    const button = { ...point, button: 'left', clickCount: 1 };
    await this.#devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button }, this.#page);
    await setTimeout(milliseconds);
    // The page goes before it can answer.
    const released = this.#devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }, this.#page);
    released.catch(() => undefined);
  }

  /** Waits for the page that a click led to: it may have taken the other's place, whose session ends then. */
  async arriveAt(url: string): Promise<void> {
    await setTimeout(arrival.step);
    const targetId = await waitForTarget(this.#devtools, 'page', url);
    const attached = await this.#devtools.send('Target.attachToTarget', { targetId, flatten: true });
    this.#page = sessionSchema.parse(attached).sessionId;
  }

  async close(): Promise<void> {
    await this.#devtools.send('Target.closeTarget', { targetId: this.#target });
  }
}

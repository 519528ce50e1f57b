import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';

/** How long one command may take, and how long an element may take to be there, in milliseconds. */
const patience = { command: 60_000, element: 10_000, step: 100 } as const;

/** The keys that journeys press, as WebDriver writes them. */
const keys = {
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
} as const;

export type Key = keyof typeof keys;

export interface Size {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

const answerSchema = z.object({ value: z.unknown() });
const errorSchema = z.object({ error: z.string(), message: z.string() });
const sessionSchema = z.object({ sessionId: z.string() });
/** An element's reference: its one key is fixed by WebDriver. */
const elementSchema = z.object({ 'element-6066-11e4-a52e-4f735466cecf': z.string() });

/**
 * Sends one command to a WebDriver.
 * @throws with WebDriver's own code and message where the command failed.
 */
async function send(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(patience.command);
  const response = await fetch(address, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = answerSchema.parse(await response.json());
  if (response.ok) return value;
  const { error, message } = errorSchema.parse(value);
  throw new Error(`${method} ${address}: ${error}: ${message}`);
}

/** In the page: the first element that is seen and has these words as its text or its label; scrolls to it. */
function findSeen(selector: string, words: string): Element | undefined {
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.includes(words),
  );
  // WebDriver itself would not wait for the end of a smooth scroll.
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;
}

/**
 * A window of a browser that speaks WebDriver: the handful of commands that journeys need.
 * @see https://www.w3.org/TR/webdriver2/
 */
export class WebDriverWindow {
  readonly #session: string;

  private constructor(session: string) {
    this.#session = session;
  }

  /**
   * @param driver the address at which the driver listens.
   * @param capabilities which browser, and how it is started.
   */
  static async open(driver: string, capabilities: object): Promise<WebDriverWindow> {
    const session = await send('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } });
    return new WebDriverWindow(`${driver}/session/${sessionSchema.parse(session).sessionId}`);
  }

  async #post(command: string, body: object = {}): Promise<unknown> {
    return send('POST', `${this.#session}/${command}`, body);
  }

  /** Waits until the page has loaded. */
  async goto(url: string): Promise<void> {
    await this.#post('url', { url });
  }

  async goBack(): Promise<void> {
    await this.#post('back');
  }

  /** @param size of the window with the browser's own bars. */
  async resize(size: Size): Promise<void> {
    await this.#post('window/rect', size);
  }

  /** Calls a function in the page, with arguments and a result that JSON can hold; waits for a promise. */
  async evaluate<Args extends readonly unknown[], Result>(
    read: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const script = `return (${read.toString()})(...arguments)`;
    return (await this.#post('execute/sync', { script, args })) as Awaited<Result>;
  }

  /**
   * Clicks the middle of the first element that is seen, once there is one and it can be reached.
   * @param words what it says, in its text or its label.
   */
  async click(selector: string, words = ''): Promise<void> {
    const deadline = performance.now() + patience.element;
    for (;;) {
      const found = elementSchema.safeParse(await this.evaluate(findSeen, selector, words));
      if (found.success && (await this.#clickIfStill(Object.values(found.data).join('')))) return;
      if (performance.now() > deadline) throw new Error(`No '${selector}' with the words '${words}' is seen`);
      await setTimeout(patience.step);
    }
  }

  /** @returns whether it could be clicked: what moves into place, such as an opening menu, cannot yet. */
  async #clickIfStill(element: string): Promise<boolean> {
    try {
      await this.#post(`element/${element}/click`);
      return true;
    } catch (error) {
      if (error instanceof Error && error.message.includes('element not interactable')) return false;
      throw error;
    }
  }

  async press(key: Key): Promise<void> {
    await this.#strike([keys[key]]);
  }

  /** Types into what has the focus. */
  async type(text: string): Promise<void> {
    await this.#strike(Array.from(text));
  }

  async #strike(values: readonly string[]): Promise<void> {
    const actions = values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async close(): Promise<void> {
    await send('DELETE', this.#session);
  }
}

import { createServer } from 'node:http';
import { test as base, expect } from '@playwright/test';
import type * as Selenium from 'selenium-webdriver';
import type * as Remote from 'selenium-webdriver/remote';
import { closeServer, listen } from '@site/delivery/server/listen.ts';
import { requireNightly } from '@site/system/nightly-tool.ts';

const load = requireNightly();
const { Builder, Key } = load('selenium-webdriver') as typeof Selenium;
const { DriverService } = load('selenium-webdriver/remote') as typeof Remote;

export { expect, Key };

/** The desktop size of the other engines: MiniBrowser's bars take 38 px of the height. */
const desktopWindow = { width: 1440, height: 938 } as const;

/** MiniBrowser is at least 447 px wide, which has the same layout as a phone's 390. */
export const phoneWindow = { width: 390, height: 844 } as const;

/** How long an element may take to appear, in milliseconds. */
const elementTimeoutMs = 10_000;

/** Runs in the page: waits for the scripts that the page loads, and collects errors from then on. */
async function watchPage(): Promise<void> {
  const faults: string[] = [];
  Object.assign(window, { faults });
  window.addEventListener('error', ({ message }) => faults.push(`exception: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => faults.push(`rejected: ${String(reason)}`));
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...words: unknown[]) => faults.push(`console ${level}: ${words.join(' ')}`);
  }
  const files = document.documentElement.dataset.scripts?.split(' ') ?? [];
  await Promise.all(files.map((file) => import(file)));
}

/** Runs in the page. */
function readFaults(): string[] {
  const faults: unknown = Reflect.get(window, 'faults');
  return Array.isArray(faults) ? faults.map((fault) => `${String(fault)} on ${location.pathname}`) : [];
}

/** Runs in the page: the first visible element with these words in its text or its label, scrolled into view, unless it moves. */
function findVisible(selector: string, words: string): Element | undefined {
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.includes(words),
  );
  // WebDriver would not wait for the end of a smooth scroll.
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const isMoving = document
    .getAnimations()
    .some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(found ?? null));
  return isMoving ? undefined : found;
}

/** A window of WebKit, with the few commands that the journeys need. */
export class WebKitPage {
  readonly #driver: Selenium.WebDriver;
  readonly #origin: string;
  readonly #hasScripts: boolean;
  readonly faults: string[] = [];

  constructor(driver: Selenium.WebDriver, origin: string, hasScripts: boolean) {
    this.#driver = driver;
    this.#origin = origin;
    this.#hasScripts = hasScripts;
  }

  /** Calls a function in the page, with arguments and a result that JSON can hold; waits for a promise. */
  async evaluate<Args extends unknown[], Result>(
    read: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.#driver.executeScript<Awaited<Result>>(read, ...args);
  }

  /** Expects what a function returns in the page to become something. */
  poll<Args extends unknown[], Result>(read: (...args: Args) => Result, ...args: Args) {
    return expect.poll(() => this.evaluate(read, ...args));
  }

  /** Expects the page to have this path. */
  async expectPath(path: string): Promise<void> {
    await this.poll(() => location.pathname).toBe(path);
  }

  async goto(path: string): Promise<void> {
    await this.collectFaults();
    await this.#driver.get(new URL(path, this.#origin).href);
    if (this.#hasScripts) await this.evaluate(watchPage);
  }

  async goBack(): Promise<void> {
    await this.#driver.navigate().back();
  }

  async resize(size: { readonly width: number; readonly height: number }): Promise<void> {
    await this.#driver.manage().window().setRect(size);
  }

  /** Presses keys, or types a text, into the focused element. */
  async press(...keys: string[]): Promise<void> {
    await this.#driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /**
   * Clicks the first visible element, once it exists and is in its place.
   * @param words part of its text or label.
   */
  async click(selector: string, words = ''): Promise<void> {
    const click = async () => {
      const element = await this.#driver.executeScript<Selenium.WebElement | null>(findVisible, selector, words);
      await element?.click();
      return element !== null;
    };
    await this.#driver.wait(click, elementTimeoutMs, `No visible '${selector}' with the words '${words}'`);
  }

  async collectFaults(): Promise<void> {
    this.faults.push(...(await this.evaluate(readFaults)));
  }
}

interface Fixtures {
  /** False for a browser that runs no scripts. */
  readonly hasScripts: boolean;
  /** The other hosts that pages may request; no host responds. */
  readonly allowedHosts: readonly string[];
  /** The other hosts that pages requested, in order. */
  readonly requested: string[];
  /** The address of a proxy through which no host can be reached. */
  readonly proxyAddress: string;
  /** A new browser at desktop size. The test fails for every fault beside what it looks at. */
  readonly webkit: WebKitPage;
}

export const test = base.extend<Fixtures>({
  hasScripts: [true, { option: true }],
  allowedHosts: [[], { option: true }],
  requested: async ({}, use) => {
    await use([]);
  },
  proxyAddress: async ({ requested }, use) => {
    const server = createServer(({ url = '' }, response) => {
      requested.push(new URL(url).host);
      response.writeHead(502).end();
    });
    server.on('connect', ({ url = '' }, socket) => {
      requested.push(url.replace(/:443$/, ''));
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
    await use(`http://127.0.0.1:${String(await listen(server, 0))}`);
    await closeServer(server);
  },
  webkit: async ({ allowedHosts, requested, baseURL, proxyAddress, hasScripts }, use) => {
    const { WEBKIT_DRIVER_PATH: program, WEBKIT_BROWSER_PATH: binary } = process.env;
    if (!program || !binary) throw new Error("WebKit's programs are not set: run 'npm run test:engines'");
    // A driver for each test: one hangs at its second browser.
    const service = new DriverService.Builder(program).setLoopback(true).build();
    const args = ['--automation', `--proxy=${proxyAddress}`, '--ignore-host=localhost'];
    const options = { binary, args: [...args, `--enable-javascript=${String(hasScripts)}`] };
    const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
    try {
      const driver = await new Builder()
        .usingServer(await service.start())
        .withCapabilities(capabilities)
        .build();
      const page = new WebKitPage(driver, baseURL ?? '', hasScripts);
      await page.resize(desktopWindow);
      await use(page);
      await page.collectFaults().finally(() => driver.quit());
      const isForbidden = (host: string) => !allowedHosts.includes(host);
      expect(page.faults, 'what went wrong beside the test').toEqual([]);
      expect(requested.filter(isForbidden), 'requests to other hosts').toEqual([]);
    } finally {
      await service.kill();
    }
  },
});

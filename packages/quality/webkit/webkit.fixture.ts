import { test as base, expect } from '@playwright/test';
import { openDisplay, type Display } from '../engines/display.ts';
import { openDeadInternet } from './dead-internet.ts';
import { openWebKit } from './start-webkit.ts';
import type { WebDriverWindow } from './web-driver.ts';

export { expect };

/** As large as the other engines' desktop: MiniBrowser's bars take 38 px of the height. */
const desktopWindow = { width: 1440, height: 938 } as const;

/** The least that MiniBrowser's bar leaves is 447 px, which has the same layout as a phone's 390. */
export const phoneWindow = { width: 390, height: 844 } as const;

function programOf(variable: 'WEBKIT_DRIVER_PATH' | 'WEBKIT_BROWSER_PATH' | 'XVFB_PATH'): string {
  const file = process.env[variable];
  if (file === undefined) throw new Error(`${variable} names no program: run 'npm run test:engines'`);
  return file;
}

/** In the page: waits for the files of script that it asks for by itself, and keeps what goes wrong from now on. */
async function watchPage(): Promise<void> {
  const faults: string[] = [];
  Object.assign(window, { faults });
  window.addEventListener('error', ({ message }) => faults.push(`exception: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => faults.push(`rejected: ${String(reason)}`));
  for (const level of ['error', 'warn'] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      faults.push(`console ${level}: ${words.join(' ')}`);
      say(...words);
    };
  }
  const files = document.documentElement.dataset.scripts?.split(' ') ?? [];
  await Promise.all(files.map((file) => import(file)));
}

/** In the page. */
function readFaults(): string[] {
  const kept: unknown = Reflect.get(window, 'faults');
  return Array.isArray(kept) ? kept.map((fault) => `${String(fault)} on ${location.pathname}`) : [];
}

interface PageOptions {
  /** False for a browser that runs no scripts. */
  readonly hasScripts: boolean;
  /** The other hosts that the test lets pages ask for. */
  readonly allowedHosts: readonly string[];
}

/** A window, and what its pages did. */
export interface WebKitPage extends Pick<
  WebDriverWindow,
  'click' | 'evaluate' | 'goBack' | 'press' | 'resize' | 'type'
> {
  /** @param path from the site's root. */
  goto(path: string): Promise<void>;
}

interface PageFixtures extends PageOptions {
  /** The other hosts that pages asked for, in the order of asking; none of them answers. */
  readonly asked: string[];
  /** A new browser for each test, as large as a desktop's. The test fails for what goes wrong beside what it looks at. */
  readonly webkit: WebKitPage;
}

export const test = base.extend<PageFixtures, { readonly display: Display }>({
  hasScripts: [true, { option: true }],
  allowedHosts: [[], { option: true }],
  display: [
    async ({}, use) => {
      const display = await openDisplay(programOf('XVFB_PATH'));
      await use(display);
      display.close();
    },
    { scope: 'worker' },
  ],
  asked: async ({}, use) => {
    await use([]);
  },
  webkit: async ({ allowedHosts, asked, baseURL, display, hasScripts }, use) => {
    const internet = await openDeadInternet(asked);
    const browser = await openWebKit({
      driver: programOf('WEBKIT_DRIVER_PATH'),
      browser: programOf('WEBKIT_BROWSER_PATH'),
      display,
      proxy: internet.proxy,
      hasScripts,
    });
    const { window } = browser;
    const faults: string[] = [];
    const collect = async () => {
      faults.push(...(await window.evaluate(readFaults)));
    };
    await window.resize(desktopWindow);
    await use({
      click: window.click.bind(window),
      evaluate: window.evaluate.bind(window),
      goBack: window.goBack.bind(window),
      press: window.press.bind(window),
      resize: window.resize.bind(window),
      type: window.type.bind(window),
      goto: async (path) => {
        await collect();
        await window.goto(new URL(path, baseURL).href);
        if (hasScripts) await window.evaluate(watchPage);
      },
    });
    await collect().finally(() => browser.close());
    await internet.close();
    expect(faults, 'what went wrong beside the test').toEqual([]);
    expect(
      asked.filter((host) => !allowedHosts.includes(host)),
      'requests to other hosts',
    ).toEqual([]);
  },
});

import { findProgram } from '@site/delivery/programs/find-program.ts';
import { requireNightly } from '@site/delivery/programs/nightly-tool.ts';
import { programs } from './programs.ts';
import type { Point, Start, Visitor } from './visitor.ts';

/** What is used of puppeteer-core, which `npm ci` does not install. */
interface Puppeteer {
  readonly launch: (options: {
    readonly browser: 'firefox';
    readonly executablePath: string;
    readonly extraPrefsFirefox: Readonly<Record<string, boolean | number | string>>;
  }) => Promise<Browser>;
}

interface Browser {
  version(): Promise<string>;
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

interface Page {
  readonly keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
  readonly mouse: { click(x: number, y: number): Promise<void> };
  setViewport(size: { readonly width: number; readonly height: number }): Promise<void>;
  goto(url: string): Promise<unknown>;
  evaluate: Visitor['evaluate'];
}

/** Firefox has no mouse without a screen, so this adds one: FINE and HOVER of its PointerCapabilities. */
const mouse = 2 | 4;

/**
 * Debian has no geckodriver, so Firefox is driven by WebDriver BiDi, which it speaks itself.
 * @throws Error that says what to install, if there is no Firefox.
 */
export async function openFirefox({ hasScripts, proxyPort }: Start): Promise<Visitor> {
  const { launch } = requireNightly('puppeteer-core') as Puppeteer;
  const browser = await launch({
    browser: 'firefox',
    executablePath: findProgram(programs.firefox),
    extraPrefsFirefox: {
      'javascript.enabled': hasScripts,
      'ui.primaryPointerCapabilities': mouse,
      'ui.allPointerCapabilities': mouse,
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': proxyPort,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': proxyPort,
    },
  });
  const page = await browser.newPage();
  return {
    open: async (address) => {
      await page.goto(address);
    },
    evaluate: (read, ...args) => page.evaluate(read, ...args),
    clickAt: ({ x, y }: Point) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    // Puppeteer's own would wait for a page to load that Firefox has kept.
    goBack: () => page.evaluate(() => history.back()),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}

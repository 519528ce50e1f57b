import type * as Selenium from 'selenium-webdriver';
import type * as Remote from 'selenium-webdriver/remote';
import { findProgram } from '@site/delivery/programs/find-program.ts';
import { requireNightly } from '@site/delivery/programs/nightly-tool.ts';
import { programs } from './programs.ts';
import type { Start, Visitor } from './visitor.ts';

/**
 * Debian's WebKit, driven by its own WebDriver.
 * @throws Error that says what to install, if there is none.
 */
export async function openWebkit({ hasScripts, proxyPort }: Start): Promise<Visitor> {
  const { Builder, Key, Origin } = requireNightly('selenium-webdriver') as typeof Selenium;
  const { DriverService } = requireNightly('selenium-webdriver/remote') as typeof Remote;
  const program = findProgram(programs.webkit);
  // A driver for each browser: one hangs at its second.
  const service = new DriverService.Builder(program).setLoopback(true).build();
  const proxy = [`--proxy=http://127.0.0.1:${proxyPort}`, '--ignore-host=localhost'];
  const args = ['--automation', ...proxy, `--enable-javascript=${String(hasScripts)}`];
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } })
    .build();
  const type = (text: string) => driver.actions().sendKeys(text).perform();
  return {
    open: (address) => driver.get(address),
    evaluate: (read, ...values) => driver.executeScript(read, ...values),
    clickAt: ({ x, y }) =>
      driver
        .actions({ async: true })
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
        .click()
        .perform(),
    press: (key) => type({ Escape: Key.ESCAPE, Enter: Key.ENTER, Tab: Key.TAB }[key]),
    type,
    goBack: () => driver.navigate().back(),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ width, height });
    },
    close: async () => {
      await driver.quit();
      await service.kill();
    },
  };
}

import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Display } from '../engines/display.ts';
import { closeServer, listen } from '@site/delivery/server/listen.ts';
import { WebDriverWindow } from './web-driver.ts';

/** How long a program may take to be ready, and how often that is looked up, in milliseconds. */
const start = { timeout: 20_000, step: 50 } as const;

/** A port that nobody has: the driver cannot be asked for the one that it took. */
async function findPort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await closeServer(server);
  return port;
}

async function waitForDriver(address: string): Promise<void> {
  const deadline = performance.now() + start.timeout;
  for (;;) {
    const isThere = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    if (performance.now() > deadline) throw new Error(`WebKitWebDriver did not answer at ${address}`);
    await setTimeout(start.step);
  }
}

export interface WebKitOptions {
  /** The programs. */
  readonly driver: string;
  readonly browser: string;
  readonly display: Display;
  /** The address of the proxy for every host but this one. */
  readonly proxy: string;
  readonly hasScripts: boolean;
}

export interface WebKit {
  readonly window: WebDriverWindow;
  close(): Promise<void>;
}

/** A new browser with nothing remembered. Each has a driver of its own: one driver hangs at its second browser. */
export async function openWebKit({ driver, browser, display, proxy, hasScripts }: WebKitOptions): Promise<WebKit> {
  const port = await findPort();
  const env = { ...process.env, DISPLAY: display.name };
  const child = spawn(driver, [`--port=${String(port)}`], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${String(port)}`;
  await waitForDriver(address);
  const args = [
    '--automation',
    `--proxy=${proxy}`,
    '--ignore-host=localhost',
    `--enable-javascript=${String(hasScripts)}`,
  ];
  const window = await WebDriverWindow.open(address, { 'webkitgtk:browserOptions': { binary: browser, args } });
  return {
    window,
    close: async () => {
      await window.close().finally(() => {
        child.kill();
      });
    },
  };
}

import { defineConfig } from '@playwright/test';
import { browserProgram, findInstalled } from '@site/system/find-program.ts';

/** Set another one to test two working copies at once. */
const port = Number(process.env.E2E_PORT ?? 4399);
const origin = `http://localhost:${String(port)}`;

/** Found once: Playwright's workers inherit it. Without one Playwright says how to install its own. */
const browser = findInstalled(browserProgram);
if (browser !== undefined) process.env.CHROME_PATH = browser;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // One for each core.
  workers: '100%',
  // A machine that also builds or lints is slower than a visitor's.
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: origin,
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: [
        // Chromium refuses to start as root with its sandbox, and only our own pages are opened.
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `node packages/delivery/server/serve.ts --port ${String(port)}`,
    url: origin,
    reuseExistingServer: false,
  },
});

import { defineConfig } from '@playwright/test';

/** Another one lets two working copies be tested at once. */
const port = Number(process.env.E2E_PORT ?? 4399);
const origin = `http://localhost:${String(port)}`;

/** packages/quality/test/find-browser.ts chooses it for `npm test`; without it Playwright takes its own. */
const browser = process.env.CHROME_PATH;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // One a core.
  workers: '100%',
  retries: 0,
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

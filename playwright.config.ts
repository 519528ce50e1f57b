import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { browserArguments, ensureBrowser } from '@site/quality/browser/ensure-browser.ts';
import { isNightly, nightlyFiles } from './tests/nightly.ts';
import { fixtureSite, secondSite, walkedSite } from './tests/sites.ts';

/** Set another one to test two working copies at once. */
const port = Number(process.env.E2E_PORT ?? 4399);
const origin = `http://localhost:${port}`;
/** The editor's tests have a port in between. */
const walkedPort = port + 10;
const walkedOrigin = `http://localhost:${walkedPort}`;
const secondPort = port + 20;
const secondOrigin = `http://localhost:${secondPort}`;

/** Serves a built site, whose pictures are encoded as far as a test asks for them. */
const serve = ({ dist }: { readonly dist: string }, at: number) => ({
  command: `node packages/delivery/server/serve.ts --folder ${dist} --port ${at} --on-request`,
  url: `http://localhost:${at}`,
  reuseExistingServer: false,
});

/** What takes too long for each change. */
const postponed = isNightly ? {} : { grepInvert: /@nightly/ };
const postponedFiles = isNightly ? [] : nightlyFiles.inBrowser.map((file) => `**/${file}`);

/** Found once: Playwright's workers inherit it as CHROME_PATH. */
const executablePath = await ensureBrowser();

const chromium = { launchOptions: { executablePath, args: browserArguments } };

const editor = {
  name: 'editor',
  testDir: 'packages/editor/tests',
  ...postponed,
  // One after another, in one copy of the content: the last starts a new site.
  workers: 1,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: { ...chromium, actionTimeout: 20_000, viewport: { width: 1280, height: 800 } },
};
const phone = { width: 390, height: 800 };

/** What has the tag `@engines`, in each other engine that is installed. */
const otherEngines = (['firefox', 'webkit'] as const).flatMap((name) => {
  if (existsSync({ firefox, webkit }[name].executablePath())) {
    return [{ name, testDir: 'tests/browser', grep: /@engines/, use: { browserName: name } }];
  }
  // Each worker reads this file, too.
  const isFirst = process.env.TEST_WORKER_INDEX === undefined;
  if (isNightly && isFirst) console.log(`skipped: ${name}: bring it by npx playwright install ${name}`);
  return [];
});

export default defineConfig({
  outputDir: 'test-results',
  // `npm test` sums up both runners: packages/quality/test/run-tests.ts.
  reporter: [['list'], ['json', { outputFile: '.cache/tests/playwright.json' }]],
  fullyParallel: true,
  // One for each core.
  workers: '100%',
  // A machine that also builds or lints is slower than a visitor's.
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  use: { baseURL: origin },
  projects: [
    // First: one after another they take as long as all others.
    editor,
    ...(isNightly
      ? [{ ...editor, name: 'editor-phone', dependencies: ['editor'], use: { ...editor.use, viewport: phone } }]
      : []),
    {
      name: 'browser',
      testDir: 'tests/browser',
      testIgnore: ['**/{walks,second}/**', '**/engines.spec.ts', ...postponedFiles],
      use: chromium,
      ...postponed,
    },
    {
      name: 'walks',
      testDir: 'tests/browser/walks',
      testMatch: '**/*.spec.ts',
      testIgnore: postponedFiles,
      use: { ...chromium, ...(isNightly && { baseURL: walkedOrigin }) },
      ...postponed,
    },
    ...(isNightly
      ? [
          { name: 'second', testDir: 'tests/browser/second', use: { ...chromium, baseURL: secondOrigin } },
          ...otherEngines,
        ]
      : []),
  ],
  webServer: [
    serve(fixtureSite, port),
    ...(isNightly ? [serve(walkedSite, walkedPort), serve(secondSite, secondPort)] : []),
  ],
});

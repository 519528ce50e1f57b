import { defineConfig } from '@playwright/test';
import chromiumConfig from './playwright.config.ts';

/** Edits a copy of the content in the browser; what serves the site while it is edited is started by the tests. */
export default defineConfig({
  testDir: 'packages/editor/tests',
  outputDir: 'test-results/editor',
  // One after another, in one copy: the last builds what the others have edited.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A first start prepares the editor's packages for the browser, and each save runs the content check.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: { ...chromiumConfig.use, baseURL: undefined, actionTimeout: 60_000, viewport: { width: 1280, height: 900 } },
});

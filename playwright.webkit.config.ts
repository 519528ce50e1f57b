import { defineConfig } from '@playwright/test';
import chromiumConfig from './playwright.config.ts';

const { baseURL } = chromiumConfig.use ?? {};

/** Drives Debian's WebKit by its own WebDriver: Playwright only runs the tests and serves the site. */
export default defineConfig({
  ...chromiumConfig,
  testDir: 'packages/quality/webkit',
  outputDir: 'test-results/webkit',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: { ...(baseURL !== undefined && { baseURL }) },
});

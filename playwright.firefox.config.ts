import path from 'node:path';
import { defineConfig } from '@playwright/test';
import chromiumConfig from './playwright.config.ts';
import { excludedSpecs, excludedTests } from '@site/quality/engines/exclusions.ts';

/** Firefox has no mouse without a screen, so this adds one: FINE and HOVER of its PointerCapabilities. */
const mouse = 2 | 4;

const preferences = {
  'ui.primaryPointerCapabilities': mouse,
  'ui.allPointerCapabilities': mouse,
  // Scroll bars take no room, as on phones.
  'ui.useOverlayScrollbars': 1,
  // The way back loads a page again, as in Chromium under Playwright, which would otherwise wait for a load event.
  'browser.sessionhistory.max_total_viewers': 0,
};

const excluded = new RegExp(excludedTests.map(({ name }) => RegExp.escape(name)).join('|'));

export default defineConfig({
  ...chromiumConfig,
  outputDir: 'test-results/firefox',
  grepInvert: excluded,
  testIgnore: excludedSpecs.map(({ name }) => `**/${name}`),
  // Over WebDriver BiDi, Firefox is slow to open a window.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    ...(chromiumConfig.use?.baseURL !== undefined && { baseURL: chromiumConfig.use.baseURL }),
    browserName: 'firefox',
    channel: 'moz-firefox',
    // Overrides nothing: see answerEmptyOverride in packages/quality/engines/firefox-bridge.ts.
    colorScheme: null,
    launchOptions: {
      executablePath: path.join(import.meta.dirname, 'packages/quality/engines/firefox-bridge.ts'),
      firefoxUserPrefs: preferences,
    },
  },
});

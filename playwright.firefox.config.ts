import path from 'node:path';
import { defineConfig } from '@playwright/test';
import chromiumConfig from './playwright.config.ts';
import { specsLeftOut, testsLeftOut } from '@site/quality/engines/left-out.ts';

/** A mouse, which Firefox without a screen does not have: FINE and HOVER of Firefox's own PointerCapabilities. */
const mouse = 2 | 4;

const preferences = {
  'ui.primaryPointerCapabilities': mouse,
  'ui.allPointerCapabilities': mouse,
  // A scroll bar that takes no room, as on phones.
  'ui.useOverlayScrollbars': 1,
  // The way back loads a page anew, as in Chromium under Playwright, which else waits for a load that does not come.
  'browser.sessionhistory.max_total_viewers': 0,
};

const notInFirefox = new RegExp(testsLeftOut.map(({ name }) => RegExp.escape(name)).join('|'));

export default defineConfig({
  ...chromiumConfig,
  outputDir: 'test-results/firefox',
  grepInvert: notInFirefox,
  testIgnore: specsLeftOut.map(({ name }) => `**/${name}`),
  // Firefox over WebDriver BiDi takes its time for a new window.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    ...(chromiumConfig.use?.baseURL !== undefined && { baseURL: chromiumConfig.use.baseURL }),
    browserName: 'firefox',
    channel: 'moz-firefox',
    // Nothing to override: see packages/quality/engines/override-of-nothing.ts.
    colorScheme: null,
    launchOptions: {
      executablePath: path.join(import.meta.dirname, 'packages/quality/engines/firefox-bridge.ts'),
      firefoxUserPrefs: preferences,
    },
  },
});

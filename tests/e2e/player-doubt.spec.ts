import type { Page } from '@playwright/test';
import { stopClock } from './clock.fixture.ts';
import { answerForPlayers, standInForPlayers } from './players.fixture.ts';
import { cardOf, music, openPortfolio, player } from './portfolio.fixture.ts';
import { content, desktopScreen, expect, test } from './site.fixture.ts';

/** Hosts that answer, but not with a player. */

test.use({ viewport: desktopScreen });

const { routes } = content;
const doubt = (page: Page) => page.getByRole('status').filter({ hasText: 'Not playing?' });

const rubbish = {
  'an error page': { status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' },
  'bytes that are no text': { contentType: 'text/html', body: Buffer.from([0, 255, 254, 60, 0, 128, 13]) },
  'nothing at all': { status: 200, contentType: 'text/html', body: '' },
} as const;

const facades = {
  vimeo: { path: routes.path('movies'), page: /^https:\/\/vimeo\.com\/\d+/ },
  live: { path: routes.path('promotion'), page: content.site.channels.live },
  map: { path: routes.path('contact'), page: /^https:\/\/www\.openstreetmap\.org\// },
} as const;

/** Lets more than the eight seconds pass that a player has for its first word. */
async function waitForAWord(page: Page, since: number): Promise<void> {
  const passedMs = await stopClock(page, since);
  await page.clock.runFor(passedMs + 8500);
}

/** Plays the first music video in its dialog, for longer than a player has for its first word. */
async function playInDialog(page: Page): Promise<void> {
  await openPortfolio(page);
  await page.clock.install();
  const openedAt = Date.now();
  await cardOf(page, music[0]?.slug ?? '').click();
  await expect(player(page).locator('iframe')).toHaveCSS('opacity', '1');
  await waitForAWord(page, openedAt);
}

for (const [name, answer] of Object.entries(rubbish)) {
  for (const [kind, place] of Object.entries(facades)) {
    test(`${name} in the place of ${kind} leaves a way to the host’s page`, async ({ page, faults }) => {
      await answerForPlayers(page, answer);
      await page.goto(place.path);
      await page.clock.install();
      const tappedAt = Date.now();
      await page.locator(`main a[data-facade=${kind}]`).first().click();
      await expect(page.locator('main iframe')).toHaveCSS('opacity', '1');
      await expect(doubt(page), 'it has eight seconds').toHaveCount(0);
      await waitForAWord(page, tappedAt);
      await expect(doubt(page).getByRole('link')).toHaveAttribute('href', place.page);
      // The host's status is the host's.
      faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('500')));
    });
  }
}

test('a player that speaks is not doubted, in its dialog', async ({ page }) => {
  await answerForPlayers(page, { contentType: 'text/html', body: '<script>parent.postMessage("ready", "*")</script>' });
  await playInDialog(page);
  await expect(doubt(page)).toHaveCount(0);
});

test('a player that speaks once it is greeted is not doubted', async ({ page }) => {
  const polite = `<script>
    addEventListener('message', ({ data }) => {
      if (JSON.parse(data).event === 'listening') parent.postMessage('{"event":"onReady"}', '*');
    });
  </script>`;
  await answerForPlayers(page, { contentType: 'text/html', body: polite });
  await page.goto(routes.path('behindTheScenes'));
  await page.clock.install();
  const tappedAt = Date.now();
  await page.locator('main a[data-facade=youtube]').first().click();
  await expect(page.locator('main iframe')).toHaveCSS('opacity', '1');
  await waitForAWord(page, tappedAt);
  await expect(doubt(page)).toHaveCount(0);
});

test('a player that says nothing is doubted in its dialog, until that closes', async ({ page }) => {
  await standInForPlayers(page);
  await playInDialog(page);
  await expect(doubt(page).getByRole('link', { name: 'Open on Vimeo' })).toHaveAttribute(
    'href',
    /^https:\/\/vimeo\.com/,
  );
  await page.keyboard.press('Escape');
  await page.clock.runFor(1000);
  await expect(doubt(page)).toHaveCount(0);
});

import type { Locator, Page } from '@playwright/test';
import { runUpTo, stopClock } from './clock.fixture.ts';
import { answerForPlayers, blockPlayers, silencePlayers, standInForPlayers } from './players.fixture.ts';
import { cardOf, music, openPortfolio, player } from './portfolio.fixture.ts';
import { content, desktopScreen, expect, forgetFaults, test } from './site.fixture.ts';

test.use({ viewport: desktopScreen });

const { routes } = content;

/** How long a player has to load, and then to send its first message, in milliseconds. */
const patienceMs = 8000;

const hostPage = /^https:\/\/(vimeo\.com\/\d+|www\.youtube\.com\/watch\?v=)/;

interface Place {
  readonly open: (page: Page) => Promise<unknown>;
  readonly tap: (page: Page) => Promise<void>;
  /** Where the player and its messages appear. */
  readonly within: (page: Page) => Locator;
}

const places: Readonly<Record<string, Place>> = {
  'on a page of players': {
    open: (page) => page.goto(routes.path('movies')),
    tap: (page) => page.locator('main a[data-facade]').first().click(),
    within: (page) => page.locator('main'),
  },
  'in the dialog': {
    open: (page) => openPortfolio(page),
    tap: (page) => cardOf(page, music[0]?.slug ?? '').click(),
    within: player,
  },
};

const doubt = (page: Page) => page.getByRole('status').filter({ hasText: 'Not playing?' });

/** Lets more time pass than a player has for its first message. */
async function runOutOfPatience(page: Page, since: number): Promise<void> {
  const passedMs = await stopClock(page, since);
  await page.clock.runFor(passedMs + patienceMs + 500);
}

/** What a host answers, or the page still loads, is no fault of the page where a test asks for it. */
test.afterEach(({ faults }) => {
  forgetFaults(faults, /500 for|ERR_INTERNET_DISCONNECTED/);
});

for (const [name, { open, tap, within }] of Object.entries(places)) {
  test(`${name} a blocked host, a lost connection and a page that is no player each leave a way on`, async ({
    page,
    context,
  }) => {
    const frame = within(page).locator('iframe');
    const alert = within(page).getByRole('alert');
    const retry = alert.getByRole('button', { name: 'Try again' });
    await blockPlayers(page);
    await open(page);
    await tap(page);
    await expect(alert).toContainText(/No answer from (Vimeo|YouTube)/);
    await expect(frame).toHaveCount(0);
    await expect(alert.getByRole('link', { name: /Open on (Vimeo|YouTube)/ })).toHaveAttribute('href', hostPage);

    await context.setOffline(true);
    await retry.click();
    await expect(alert).toContainText('You are offline');
    await expect(frame).toHaveCount(0);

    await context.setOffline(false);
    await answerForPlayers(page, { status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' });
    await page.clock.install();
    const retriedAt = Date.now();
    await retry.click();
    await expect(frame).toHaveCSS('opacity', '1');
    await expect(alert).toHaveCount(0);
    await expect(doubt(page), 'it has eight seconds').toHaveCount(0);
    await runOutOfPatience(page, retriedAt);
    await expect(doubt(page).getByRole('link')).toHaveAttribute('href', hostPage);
    if (within !== player) return;
    await page.keyboard.press('Escape');
    await page.clock.runFor(1000);
    await expect(doubt(page)).toHaveCount(0);
  });

  test(`${name} a host that never answers has eight seconds`, async ({ page }) => {
    const frame = within(page).locator('iframe');
    const alert = within(page).getByRole('alert');
    await silencePlayers(page);
    await open(page);
    await page.clock.install();
    const tappedAt = Date.now();
    await tap(page);
    await expect(frame).toHaveCount(1);
    const passedMs = await stopClock(page, tappedAt);
    await runUpTo(page, patienceMs - 500, passedMs);
    await expect(frame).toHaveCount(1);
    await page.clock.runFor(passedMs + 500);
    await expect(frame).toHaveCount(0);
    await expect(alert).toContainText('No answer from');
    await standInForPlayers(page);
    const retry = alert.getByRole('button', { name: 'Try again' });
    if (within !== player) await expect(retry).toBeFocused();
    await retry.press('Enter');
    await expect(frame).toHaveCSS('opacity', '1');
    await expect(alert).toHaveCount(0);
  });
}

for (const [name, kind, path, answer, page] of [
  [
    'bytes that are no text',
    'live',
    routes.path('promotion'),
    Buffer.from([0, 255, 254, 60, 0, 128, 13]),
    content.promotion.channel,
  ],
  ['an empty page', 'map', routes.path('contact'), '', /^https:\/\/www\.openstreetmap\.org\//],
] as const) {
  test(`${name} instead of the ${kind} player leaves a way to the host's page`, async ({ page: tab }) => {
    await answerForPlayers(tab, { contentType: 'text/html', body: answer });
    await tab.goto(path);
    await tab.clock.install();
    const tappedAt = Date.now();
    await tab.locator(`main a[data-facade=${kind}]`).click();
    await expect(tab.locator('main iframe')).toHaveCSS('opacity', '1');
    await runOutOfPatience(tab, tappedAt);
    await expect(doubt(tab).getByRole('link')).toHaveAttribute('href', page);
  });
}

test('a film plays where the browser wrongly reports no connection, as behind some VPNs', async ({ page }) => {
  await standInForPlayers(page);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
  });
  await page.goto(routes.path('movies'));
  await page.locator('main a[data-facade]').first().click();
  await expect(page.locator('main iframe')).toHaveCSS('opacity', '1');
});

test('a map that does not load stays drawn, with a way to the live one', async ({ page }) => {
  await blockPlayers(page);
  await page.goto(routes.path('contact'));
  await page.locator('a[data-facade=map]').click();
  await expect(page.locator('main').getByRole('alert')).toContainText('No answer from OpenStreetMap');
  await expect(page.locator('a[data-facade=map] img')).toBeVisible();
});

const talkative = '<script>parent.postMessage("ready", "*")</script>';
const polite = `<script>
  addEventListener('message', ({ data }) => {
    if (JSON.parse(data).event === 'listening') parent.postMessage('{"event":"onReady"}', '*');
  });
</script>`;
for (const [name, body, path] of [
  ['sends a message', talkative, routes.path('movies')],
  ['sends one once it is greeted', polite, routes.path('behindTheScenes')],
] as const) {
  test(`a player that ${name} is not doubted`, async ({ page }) => {
    await answerForPlayers(page, { contentType: 'text/html', body });
    await page.goto(path);
    await page.clock.install();
    const tappedAt = Date.now();
    await page.locator('main a[data-facade=youtube]').first().click();
    await expect(page.locator('main iframe')).toHaveCSS('opacity', '1');
    await runOutOfPatience(page, tappedAt);
    await expect(doubt(page)).toHaveCount(0);
  });
}

import type { Page } from '@playwright/test';
import { setConnection } from './devices.fixture.ts';
import { standInForPlayers } from './players.fixture.ts';
import { content, desktopScreen, expect, test } from './site.fixture.ts';

const film = content.list('videos').find((video) => video.data.clip !== undefined);
const watch = `/videos/${film?.slug ?? ''}`;
const player = '.watch-player';

test.use({ viewport: desktopScreen });

/** A machine without a video decoder takes its time. */
const slowly = { timeout: 15_000 };

/** Whether the film's first seconds run. */
async function isRunning(page: Page): Promise<boolean> {
  return page
    .locator(`${player} video`)
    .evaluateAll((all) => all.some((clip) => clip instanceof HTMLVideoElement && !clip.paused));
}

test('a watch page plays the first seconds of its film at once, silent and from this site alone', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(watch);
  await expect.poll(() => isRunning(page), slowly).toBe(true);
  await expect(page.locator(`${player} video`)).toHaveJSProperty('muted', true);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
  await page.locator(player).getByRole('button').click();
  await expect.poll(() => isRunning(page)).toBe(false);
});

test('nothing moves beside the player of the host', async ({ page }) => {
  await standInForPlayers(page);
  await page.goto(watch);
  await expect.poll(() => isRunning(page), slowly).toBe(true);
  await page.locator(`${player} [data-facade]`).click();
  await expect.poll(() => isRunning(page)).toBe(false);
  await expect(page.locator('.loop-pause')).toBeHidden();
});

for (const [visitor, prepare] of [
  ['less motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['less data', (page: Page) => setConnection(page)],
] as const) {
  test(`visitors who ask for ${visitor} get the poster`, async ({ page }) => {
    await prepare(page);
    await page.goto(watch);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(page.locator(`${player} video`)).toHaveCount(0);
  });
}

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { blockPlayers, standInForPlayers } from './players.fixture.ts';
import { cardOf, music, notification, openPortfolio, player } from './portfolio.fixture.ts';
import { content, desktopScreen, expect, phoneScreen, test, walks, walkTimeoutMs } from './site.fixture.ts';

// What motion hides until it is scrolled to would escape the checks of contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

declare global {
  /** Stays in a page once AxeBuilder has put it there. */
  var axe: { run: () => Promise<AxeResults> };
}

/** What axe finds, of any weight: a line for each rule with the first places. */
function describeViolations({ violations }: AxeResults): string[] {
  return violations.map(({ id, impact, help, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '));
    return `${impact ?? 'unweighted'} ${id}: ${help}: ${places.join(' | ')} (${String(nodes.length)})`;
  });
}

/** Puts axe into a page and runs it. */
async function listViolations(page: Page): Promise<string[]> {
  // The other mode is for frames, of which no page has any, and takes twice as long.
  return describeViolations(await new AxeBuilder({ page }).setLegacyMode().analyze());
}

/** Runs it again, which spares most of the time. */
async function listViolationsAgain(page: Page): Promise<string[]> {
  return describeViolations(await page.evaluate(() => globalThis.axe.run()));
}

/** One header, main part and footer, and each navigation under a name of its own. */
async function expectLandmarks(page: Page): Promise<void> {
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect.soft(page.getByRole(landmark), page.url()).toHaveCount(1);
  }
  const names = await page
    .locator('nav:visible')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label') ?? ''));
  expect.soft(names.length, page.url()).toBeGreaterThan(1);
  expect.soft(names, page.url()).not.toContain('');
  expect.soft(new Set(names).size, `${page.url()}: ${names.join(', ')}`).toBe(names.length);
}

for (const { name, paths } of walks) {
  test(`axe finds nothing wrong, and landmarks are there, from ${name}`, async ({ page }) => {
    test.setTimeout(walkTimeoutMs);
    for (const path of paths) {
      await page.setViewportSize(phoneScreen);
      await page.goto(path);
      expect.soft(await listViolations(page), `${path} at ${String(phoneScreen.width)} px`).toEqual([]);
      await page.setViewportSize(desktopScreen);
      expect.soft(await listViolationsAgain(page), `${path} at ${String(desktopScreen.width)} px`).toEqual([]);
      await expectLandmarks(page);
    }
  });
}

for (const path of [content.routes.path('about'), content.routes.written('services')]) {
  test(`axe finds nothing wrong on ${path} with its menu open`, async ({ page }) => {
    await page.setViewportSize(phoneScreen);
    await page.goto(path);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
  });
}

test('axe finds nothing wrong with the player open, a tooltip and a notification over it', async ({ page }) => {
  await page.setViewportSize(desktopScreen);
  await standInForPlayers(page);
  await openPortfolio(page);
  await cardOf(page, music[0]?.slug ?? '').click();
  await expect(player(page).locator('iframe')).toHaveCSS('opacity', '1');
  await player(page).getByRole('button', { name: 'Share' }).click();
  await expect(notification(page)).toBeVisible();
  await player(page).getByRole('button', { name: 'Next video' }).hover();
  await expect(page.locator('.tooltip')).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
});

test('axe finds nothing wrong with what stands in the place of a player that is blocked', async ({ page }) => {
  await blockPlayers(page);
  await page.goto(content.routes.path('movies'));
  await page.locator('main a[data-facade]').first().click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
});

test('the skip link comes first, shows itself, and leads past the header', async ({ page }) => {
  await page.goto(content.routes.path('about'));
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  await expect(skip).toHaveAttribute('href', '#main');
  await expect(skip).toBeInViewport({ ratio: 1 });
  const box = await skip.boundingBox();
  expect(box?.height).toBeGreaterThan(20);

  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(isInMain, 'the next stop is in the page itself').toBe(true);
});

for (const [size, screen] of Object.entries({ phone: phoneScreen, desktop: desktopScreen })) {
  test(`every stop of the keyboard on the home page can be seen on a ${size}`, async ({ page }) => {
    await page.setViewportSize(screen);
    await page.goto(content.routes.path('home'));
    const faults: string[] = [];
    const stops = new Set<string>();
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return undefined;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const { top, left, bottom, right } = element.getBoundingClientRect();
        // Nine points of the part in view: the stop is hidden where other things lie over all of them.
        const isSeen = [0.1, 0.5, 0.9].some((down) =>
          [0.1, 0.5, 0.9].some((across) => {
            const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
            return hit !== null && (element.contains(hit) || hit.contains(element));
          }),
        );
        const index = [...document.querySelectorAll('*')].indexOf(element);
        return {
          name: `${String(index)} ${element.outerHTML.slice(0, 120)}`,
          hasOutline: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
          isSeen,
        };
      });
      if (!stop || stops.has(stop.name)) break;
      stops.add(stop.name);
      if (!stop.hasOutline) faults.push(`no outline: ${stop.name}`);
      if (!stop.isSeen) faults.push(`covered or out of view: ${stop.name}`);
    }
    expect(stops.size).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  });
}

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { content, desktopScreen, everyKindOfPage, expect, phoneScreen, test } from './site.fixture.ts';

// What motion hides until it is scrolled to would escape the checks of contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What axe finds, of any weight: a line for each rule with the first places. */
async function listViolations(page: Page, within?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze();
  return violations.map(({ id, impact, help, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '));
    return `${impact ?? 'unweighted'} ${id}: ${help}: ${places.join(' | ')} (${String(nodes.length)})`;
  });
}

for (const path of everyKindOfPage) {
  test(`axe finds nothing wrong on ${path}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(phoneScreen);
    await page.goto(path);
    expect.soft(await listViolations(page), 'at 390 px').toEqual([]);
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect.soft(await listViolations(page, '#menu'), 'in the open menu').toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize(desktopScreen);
    expect.soft(await listViolations(page), 'at 1440 px').toEqual([]);
  });
}

test('axe finds nothing wrong on a page behind its open menu', async ({ page }) => {
  await page.setViewportSize(phoneScreen);
  await page.goto(content.routes.path('about'));
  await page.getByRole('button', { name: 'Open menu' }).click();
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

for (const path of everyKindOfPage) {
  test(`${path} has its landmarks, each navigation under its own name`, async ({ page }) => {
    await page.setViewportSize(desktopScreen);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    const names = await page
      .locator('nav:visible')
      .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label') ?? ''));
    expect(names.length).toBeGreaterThan(1);
    expect(names).not.toContain('');
    expect(new Set(names).size).toBe(names.length);
    await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
  });
}

import type { Page } from '@playwright/test';
import {
  articlePath,
  content,
  desktopScreen,
  expect,
  missingPath,
  phoneScreen,
  test,
  watchPath,
} from './site.fixture.ts';

const { routes, phone } = content;

test.use({ viewport: phoneScreen });

function callBar(page: Page) {
  return page
    .getByRole('complementary')
    .filter({ has: page.locator(`a[href="${phone.href}"]`) })
    .last();
}

for (const path of [routes.path('home'), routes.written('services'), missingPath, watchPath, articlePath]) {
  test(`the call bar of ${path} covers nothing at the end`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const bar = callBar(page);
    await expect(bar).toBeInViewport({ ratio: 1 });
    const barBox = await bar.boundingBox();
    expect((barBox?.y ?? 0) + (barBox?.height ?? 0), 'it stands at the foot of the screen').toBe(phoneScreen.height);
    expect(barBox?.width).toBe(phoneScreen.width);

    await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    });
    const footer = page.getByRole('contentinfo');
    for (const last of [footer.getByRole('link').last(), footer.getByText('©')]) {
      const box = await last.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
    }
  });
}

test('the call bar calls and leads to the contact page, by thumbs', async ({ page }) => {
  await page.goto(routes.path('about'));
  const bar = callBar(page);
  await expect(bar.locator(`a[href="${phone.href}"]`)).toContainText(phone.text);
  await expect(bar.locator(`a[href="${routes.path('contact')}"]`)).toBeVisible();
  for (const link of await bar.getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  }
});

test('no stop of the keyboard lies under the call bar', async ({ page }) => {
  // Smooth scrolling would still be on its way when a stop is measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routes.path('contact'));
  const barTop = (await callBar(page).boundingBox())?.y ?? 0;
  const covered: string[] = [];
  const stops = new Set<string>();
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const { top } = element.getBoundingClientRect();
      const index = [...document.querySelectorAll('*')].indexOf(element);
      return {
        name: `${String(index)} ${element.outerHTML.slice(0, 120)}`,
        top,
        isInBar: element.closest('body > aside') !== null,
      };
    });
    if (!stop || stops.has(stop.name)) break;
    stops.add(stop.name);
    if (!stop.isInBar && stop.top >= barTop) covered.push(stop.name);
  }
  expect(stops.size).toBeGreaterThan(10);
  expect(covered).toEqual([]);
});

test('on a desktop there is no call bar', async ({ page }) => {
  await page.setViewportSize(desktopScreen);
  await page.goto(routes.path('about'));
  await expect(page.locator('body > aside')).toBeHidden();
});

import type { Page } from '@playwright/test';
import {
  postPath,
  content,
  desktopScreen,
  expect,
  expectTouchTarget,
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

test('the call bar is at the foot of a phone, calls, leads to the contact page, and covers nothing at the end', async ({
  page,
}) => {
  for (const path of [routes.path('home'), routes.written('services'), missingPath, watchPath, postPath]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const bar = callBar(page);
    await expect(bar, path).toBeInViewport({ ratio: 1 });
    await expect(bar.locator(`a[href="${phone.href}"]`)).toContainText(phone.text);
    await expect(bar.locator(`a[href="${routes.path('contact')}"]`)).toBeVisible();
    for (const link of await bar.getByRole('link').all()) {
      await expectTouchTarget(link, 48);
    }
    const barBox = await bar.boundingBox();
    expect((barBox?.y ?? 0) + (barBox?.height ?? 0), 'it is at the foot of the screen').toBe(phoneScreen.height);
    expect(barBox?.width).toBe(phoneScreen.width);

    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const footer = page.getByRole('contentinfo');
    for (const last of [footer.getByRole('link').last(), footer.getByText('©')]) {
      const box = await last.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0), path).toBeLessThanOrEqual(barBox?.y ?? 0);
    }
  }
  await page.setViewportSize(desktopScreen);
  await expect(page.locator('body > aside'), 'a desktop has none').toBeHidden();
});

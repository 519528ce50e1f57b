import { content, desktopScreen, expect, phoneScreen, test } from './site.fixture.ts';

test('every picture of an article is shown full width with round corners', async ({ page }) => {
  await page.goto(content.routes.path('blog'));
  await expect(page.locator('main .prose').filter({ visible: true })).toHaveCount(content.list('posts').length);
  for (const screen of [phoneScreen, desktopScreen]) {
    await page.setViewportSize(screen);
    const pictures = page.locator('main .prose img:not([data-facade] img)');
    expect(await pictures.count()).toBeGreaterThan(0);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveClass(/(?:^|\s)post-image(?:\s|$)/);
      await expect(picture).toHaveAttribute('alt', /\S/);
      await expect(picture).toHaveJSProperty('complete', true);
      const shown = await picture.evaluate((image: HTMLImageElement) => ({
        isThere: image.naturalWidth > 0,
        width: Math.round(image.getBoundingClientRect().width),
        column: Math.round(image.closest('.prose')?.clientWidth ?? 0),
        radius: Number.parseFloat(getComputedStyle(image).borderTopLeftRadius),
      }));
      expect(shown.isThere).toBe(true);
      expect(shown.width).toBe(shown.column);
      expect(shown.radius).toBeGreaterThan(0);
    }
  }
});

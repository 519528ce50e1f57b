/** Every page of the second company, which the same code draws from other content. */
import { listViolations } from '../axe.ts';
import { missingPath, phoneScreen, walkTimeoutMs } from '../browser-test.ts';
import { groupPages } from '../walks/list-walks.ts';
import { listOverflow, walkPages } from '../walks/walk-pages.ts';
import { everyPage, expect, test } from './second.fixture.ts';

for (const { name, paths } of groupPages(everyPage)) {
  test(`the second company's pages answer, have a heading and fit a phone, from ${name}`, async ({ page }) => {
    test.setTimeout(walkTimeoutMs);
    await page.setViewportSize(phoneScreen);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of paths) {
      const response = await page.goto(path);
      expect.soft(response?.status(), path).toBe(path === missingPath ? 404 : 200);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      expect.soft(await listViolations(page), `${path}: what axe finds`).toEqual([]);
      expect.soft(await listOverflow(page), `${path} is wider than a phone`).toEqual([]);
    }
  });

  test(
    `the second company's pages can be read, fit, and stay put, from ${name}`,
    { tag: '@nightly' },
    async ({ page }) => {
      test.setTimeout(3 * walkTimeoutMs);
      await walkPages(page, paths);
    },
  );
}

/**
 * Pages in other engines, with fewer checks than Chromium's walks (walks/walk-pages.ts), whose tools other engines
 * lack.
 */
import { fixtureSite } from '../sites.ts';
import { content, desktopScreen, expect, test, walkTimeoutMs } from './site.fixture.ts';
import { groupPages, listWalkedPages } from './walks/list-walks.ts';
import { listOverflow } from './walks/walk-pages.ts';
import { walkWithoutScripts } from './walks/walk-without-scripts.ts';

const groups = groupPages(listWalkedPages(content, fixtureSite.dist).templates);

test.use({ viewport: desktopScreen });

for (const { name, paths } of groups) {
  test(`pages show their heading and first pictures, from ${name} @engines`, async ({ page }) => {
    test.setTimeout(walkTimeoutMs);
    for (const path of paths) {
      await page.goto(path);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      expect.soft(await listOverflow(page), path).toEqual([]);
      const listMissing = () =>
        page.locator('main img:visible').evaluateAll((images: HTMLImageElement[]) =>
          images
            .filter((image) => image.getBoundingClientRect().top < innerHeight)
            .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
            .map(({ currentSrc }) => currentSrc),
        );
      await expect.soft.poll(listMissing, { message: `${path}: pictures that are not there` }).toEqual([]);
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, paths } of groups) {
    test(`pages show all they have, from ${name} @engines`, async ({ page }) => {
      test.setTimeout(walkTimeoutMs);
      await walkWithoutScripts(page, paths, content.phone.href, ['header', 'footer']);
    });
  }
});

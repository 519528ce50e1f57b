import { content, missingPath, walks, walkTimeoutMs } from '../../../tests/e2e/site.fixture.ts';
import { expect, test } from './webkit.fixture.ts';

/** In the page: what a visitor would see at once. */
function readFirstView() {
  const images = [...document.querySelectorAll('main img')].filter((image) => image instanceof HTMLImageElement);
  const inView = images.filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight);
  return {
    headings: [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility()).map((one) => one.innerText),
    missing: inView.filter((image) => !image.complete || image.naturalWidth === 0).map((image) => image.currentSrc),
    isTooWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  };
}

for (const { name, paths } of walks) {
  test(`each page shows its heading and its pictures, from ${name}`, async ({ webkit }) => {
    test.setTimeout(walkTimeoutMs);
    for (const path of paths) {
      await webkit.goto(path);
      await expect
        .soft(() =>
          webkit.evaluate(readFirstView).then((view) => {
            expect(view, path).toEqual({ headings: [expect.stringMatching(/\S/)], missing: [], isTooWide: false });
          }),
        )
        .toPass({ timeout: 10_000 });
    }
  });
}

test('a wrong address shows the 404 page, which leads home', async ({ webkit }) => {
  await webkit.goto(missingPath);
  expect(await webkit.evaluate(() => document.title)).toBe('Page Not Found');
  await webkit.click('a[href="/"]');
  await expect.poll(() => webkit.evaluate(() => location.pathname)).toBe('/');
});

test('a link leads to its page, and the way back to where the reader was', async ({ webkit }) => {
  await webkit.goto('/');
  const about = content.routes.path('about');
  await webkit.click(`header a[href="${about}"]`);
  await expect.poll(() => webkit.evaluate(() => location.pathname)).toBe(about);
  await webkit.goBack();
  await expect.poll(() => webkit.evaluate(() => location.pathname)).toBe('/');
  await expect.poll(() => webkit.evaluate(() => document.querySelector('h1')?.checkVisibility())).toBe(true);
});

/** On a push one page of each template, each kind of exhibit and each language; `npm run test:full` inspects all. */
import { desktopScreen } from '../browser-test.ts';
import { groupPages } from './list-walks.ts';
import { inspectPages } from './inspect-pages.ts';
import { content, everyWalk, test, walkedPages, walkTimeoutMs } from './walk.fixture.ts';
import { walkPages } from './walk-pages.ts';
import { walkWithoutScripts } from './walk-without-scripts.ts';

const { templates, exhibits, others, translations } = walkedPages;

for (const { name, paths } of groupPages([...templates, ...exhibits, ...translations.templates])) {
  test(`pages can be read and used, from ${name}`, async ({ page }) => {
    test.setTimeout(walkTimeoutMs);
    await walkPages(page, paths);
  });
}

for (const { name, paths } of everyWalk) {
  test(`pages pass the full inspection, from ${name}`, { tag: '@nightly' }, async ({ page }) => {
    test.setTimeout(3 * walkTimeoutMs);
    await inspectPages(page, paths);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: desktopScreen });

  for (const [pages, tag] of [
    [templates, []],
    [[...others, ...translations.templates, ...translations.others], ['@nightly']],
  ] as const) {
    for (const { name, paths } of groupPages(pages)) {
      test(`pages show all they have, from ${name}`, { tag: [...tag] }, async ({ page }) => {
        test.setTimeout(walkTimeoutMs);
        await walkWithoutScripts(page, paths, content.phone.href, ['header', 'footer']);
      });
    }
  }
});

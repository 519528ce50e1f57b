/**
 * Each page is loaded once on a phone and once on a desktop, and asked everything that holds for any page: one page of each
 * template for every change, all others nightly.
 */
import { groupPages } from './list-walks.ts';
import { test, walkedPages, walkTimeoutMs } from './walk.fixture.ts';
import { walkPages } from './walk-pages.ts';

for (const [pages, tag] of [
  [walkedPages.templates, []],
  [walkedPages.others, ['@nightly']],
] as const) {
  for (const { name, paths } of groupPages(pages)) {
    test(`pages can be read, fit, and stay put, from ${name}`, { tag: [...tag] }, async ({ page }) => {
      // A page gets about as many checks here as in three other walks.
      test.setTimeout(3 * walkTimeoutMs);
      await walkPages(page, paths);
    });
  }
}

/** Each page is loaded once on a phone and once on a desktop, and asked everything that holds for any page. */
import { test, walks, walkTimeoutMs } from './walk.fixture.ts';
import { walkPages } from './walk-pages.ts';

for (const { name, paths } of walks) {
  test(`pages can be read, fit, and stay put, from ${name}`, async ({ page }) => {
    // A page gets about as many checks here as in three other walks.
    test.setTimeout(3 * walkTimeoutMs);
    await walkPages(page, paths);
  });
}

/** The other languages: the words of one page of each template for every change, all pages in full nightly. */
import { groupPages } from './list-walks.ts';
import { test, walkedPages, walkTimeoutMs } from './walk.fixture.ts';
import { walkPages } from './walk-pages.ts';
import { walkTranslations } from './walk-translations.ts';

const { templates, others } = walkedPages.translations;

for (const { name, paths } of groupPages(templates)) {
  test(`pages of another language can be read and fit, from ${name}`, async ({ page }) => {
    test.setTimeout(walkTimeoutMs);
    await walkTranslations(page, paths);
  });
}

for (const { name, paths } of groupPages([...templates, ...others])) {
  test(`pages of another language stay put, too, from ${name}`, { tag: '@nightly' }, async ({ page }) => {
    test.setTimeout(3 * walkTimeoutMs);
    await walkPages(page, paths);
  });
}

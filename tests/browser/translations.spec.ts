/** In French, of which the fixture has five pages, to keep the code independent of the sample's languages. */
import { expect, missingPath, test } from './site.fixture.ts';

test('a link leads to the same page in the other language, and back, with the filter that was chosen', async ({
  page,
}) => {
  const chosen = '?genre=hip-hop';
  await page.goto(`/fr/clips${chosen}`);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`/music-videos${chosen}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // The filter is kept by a script.
  await page.waitForLoadState();
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(`/fr/clips${chosen}`);
});

test('a page without words in the language offers the nearest that has some', async ({ page }) => {
  await page.goto('/packages');
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/fr$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Forfaits' }).click();
  await expect(page).toHaveURL(/\/packages$/);
});

test('a 404 page is in the language of its address', async ({ page }) => {
  const answer = await page.goto(`/fr${missingPath}`);
  expect(answer?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
});

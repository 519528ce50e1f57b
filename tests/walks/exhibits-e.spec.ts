/** What visitors do with an outline of places, and with a contact sheet of days on set. */
import { findExhibit } from './find-exhibit.ts';
import { content, desktopScreen, expect, phoneScreen, test } from './walk.fixture.ts';

test('each place has a mark on the outline, and its look in a list of the same order', async ({ page }) => {
  const { path, figures } = findExhibit('looks');
  await page.setViewportSize(phoneScreen);
  await page.goto(path);
  const exhibit = page.getByRole('figure', { name: figures.title });
  const looks = exhibit.getByRole('list').getByRole('listitem');
  await expect(looks).toHaveCount(figures.places.length);
  await expect(exhibit.locator('svg .looks-number')).toHaveCount(figures.places.length);
  for (const [index, { name, light, standsFor, hours }] of figures.places.entries()) {
    for (const words of [name, light, standsFor, String(hours)]) {
      await expect(looks.nth(index)).toContainText(words);
    }
  }
  const [outline, list] = [await exhibit.locator('svg').boundingBox(), await exhibit.getByRole('list').boundingBox()];
  expect(list?.y ?? 0).toBeGreaterThanOrEqual((outline?.y ?? 0) + (outline?.height ?? 0));
});

test('days on set stand in chapters, to which links lead', async ({ page }) => {
  const days = content.list('behindTheScenes');
  const departments = [...new Set(days.flatMap(({ data }) => data.department ?? []))];
  test.skip(departments.length < 2, 'no chapters in this content');
  await page.setViewportSize(desktopScreen);
  await page.goto(content.routes.path('behindTheScenes'), { waitUntil: 'domcontentloaded' });
  const links = page.getByRole('navigation', { name: 'Departments' }).getByRole('link');
  await expect(links).toHaveCount(departments.length);
  for (const department of departments) {
    const chapter = page.getByRole('region', { name: department, exact: true });
    const titles = days.filter(({ data }) => data.department === department).map(({ data }) => data.title);
    await expect(chapter.getByRole('heading', { level: 3 })).toHaveCount(titles.length);
    for (const title of titles) await expect(chapter.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await links.last().click();
  await expect(page.locator(':target')).toBeInViewport();
});

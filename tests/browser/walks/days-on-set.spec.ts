import { content, desktopScreen, expect, test } from './walk.fixture.ts';

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

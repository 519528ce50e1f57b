import { content, desktopScreen, expect, phoneScreen, test } from './walk.fixture.ts';

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
    const fold = chapter.locator('details:not([open]) > summary');
    if ((await fold.count()) > 0) await fold.click();
    const titles = days.filter(({ data }) => data.department === department).map(({ data }) => data.title);
    await expect(chapter.getByRole('heading', { level: 3 })).toHaveCount(titles.length);
    for (const title of titles) await expect(chapter.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await links.last().click();
  await expect(page.locator(':target')).toBeInViewport();
});

for (const [screen, size] of Object.entries({ phone: phoneScreen, desktop: desktopScreen }))
  test(`a ${screen} folds the lines of all chapters but the first, and opens those that a link leads to`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(content.routes.path('behindTheScenes'), { waitUntil: 'domcontentloaded' });
    const lines = page.locator('main details');
    const count = await lines.count();
    test.skip(count < 2, 'no folded lines in this content');
    await expect(page.locator('main details[open]')).toHaveCount(1);
    const day = lines.last().getByRole('listitem', { includeHidden: true }).first();
    const id = await day.getAttribute('id');
    await page.goto('about:blank');
    await page.goto(`${content.routes.path('behindTheScenes')}#${id ?? ''}`, { waitUntil: 'domcontentloaded' });
    await expect(day).toBeInViewport();
  });

import { content, desktopScreen, expect, phoneScreen, test } from './walk.fixture.ts';

const days = content.list('behindTheScenes');
const departments = [...new Set(days.flatMap(({ data }) => data.department ?? []))];

for (const [screen, size] of Object.entries({ phone: phoneScreen, desktop: desktopScreen }))
  test(`days on set stand one under the other, each with its heading and its frame, in chapters, on a ${screen}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(content.routes.path('behindTheScenes'), { waitUntil: 'domcontentloaded' });
    const rows = page.locator('main ol > li');
    await expect(rows).toHaveCount(days.length);
    await expect(rows.getByRole('heading')).toHaveCount(days.length);
    await expect(rows.locator('[data-facade]')).toHaveCount(days.length);
    const tops = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
    expect(tops).toEqual([...new Set(tops)].toSorted((a, b) => a - b));
    for (const department of departments.length > 1 ? departments : []) {
      const chapter = page.getByRole('region', { name: department, exact: true });
      const titles = days.filter(({ data }) => data.department === department).map(({ data }) => data.title);
      await expect(chapter.getByRole('heading', { level: 3 })).toHaveCount(titles.length);
      for (const title of titles)
        await expect(chapter.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
  });

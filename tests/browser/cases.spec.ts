import { content, desktopScreen, expect, test } from './site.fixture.ts';

const cases = content.list('writtenPages').filter(({ data }) => data.group === 'Cases');
const [first] = cases;
if (!first) throw new Error('content has no case');
const path = content.routes.written(first.slug);

test.use({ viewport: desktopScreen, javaScriptEnabled: false });

test('a case says the whole plan in words, without scripts', async ({ page }) => {
  await page.goto(path);
  const plan = page.locator('main figure').filter({ has: page.locator('svg') });
  await expect(plan.locator('svg')).toHaveAttribute('aria-hidden', 'true');
  const marks = await plan.locator('svg text').allTextContents();
  expect(marks.length).toBeGreaterThan(4);
  const list = plan.locator('xpath=following-sibling::ul').getByRole('listitem');
  await expect(list).toHaveCount(marks.length);
  for (const mark of marks) await expect(list.filter({ hasText: new RegExp(`^${mark} \\S`) })).toHaveCount(1);
});

test('every case is on the list of cases, and leads to its film, which leads back', async ({ page }) => {
  await page.goto(content.routes.path('cases'));
  for (const { slug, data } of cases) {
    const link = page.locator(`main a[href="${content.routes.written(slug)}"]`);
    await expect(link).toHaveText(data.heading);
  }
  await page.goto(path);
  await page.getByRole('link', { name: 'Watch the film' }).click();
  await expect(page).toHaveURL(first.data.film ?? '');
  await expect(page.locator(`main a[href="${path}"]`)).toBeVisible();
});

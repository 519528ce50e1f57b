import { expect, field, test } from './editor.fixture.ts';

for (const width of [390, 320]) {
  test(`a phone of ${width} pixels shows lists, forms and buttons without scrolling sideways`, async ({
    open,
    page,
    project,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    const expectNoOverflow = async (what: string) => {
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(scrolled, what).toBeLessThanOrEqual(0);
    };
    await open('collection/posts/item/what-dancers-need');
    await field(page, 'Article').click();
    const buttons = page.getByRole('group', { name: 'Write into: Article' }).getByRole('button');
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
    await expectNoOverflow('article');

    await open('collection/team/item/ana-quiroga');
    await expectNoOverflow('form');
    await page.getByRole('complementary', { name: 'Publish' }).getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
    await expectNoOverflow('publish panel');

    await page.goto(`${project.origin}/keystatic/collection/writtenPages`);
    await expect(page.getByText('color-grading')).toBeVisible();
    await expectNoOverflow('list');
  });
}

test('the program of a form is small enough for a slow line', async ({ open, page }) => {
  await open('collection/team/item/ana-quiroga');
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  expect(bytes, 'packages/editor/server/leave-out.ts leaves out half of it').toBeLessThan(400_000);
  expect(bytes).toBeGreaterThan(100_000);
});

test('the list is there before the program is, and what is tapped meanwhile opens', async ({ page, project }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  const program = Promise.withResolvers<undefined>();
  await page.route('**/assets/app-*.js', async (route) => {
    await program.promise;
    await route.continue();
  });
  const pages: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages.push(new URL(request.url()).pathname);
  });
  await page.goto(`${project.origin}/keystatic`, { waitUntil: 'domcontentloaded' });
  const list = page.getByRole('navigation', { name: 'Everything to edit' });
  await list.getByRole('link', { name: 'Team', exact: true }).press('Enter');
  await expect(page.getByText('Opening Team …')).toBeVisible();
  program.resolve(undefined);
  await expect(page.getByText('ana-quiroga')).toBeVisible();
  await expect(list).toHaveCount(0);
  expect(pages).toEqual(['/keystatic']);
});

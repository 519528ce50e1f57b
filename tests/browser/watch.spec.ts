import { removeShare } from './devices.fixture.ts';
import { notification, listInOrder } from './portfolio.fixture.ts';
import { parseVimeoId } from './players.fixture.ts';
import { content, desktopScreen, expect, phoneScreen, test } from './site.fixture.ts';

test.use({ viewport: desktopScreen });

const inOrder = [...listInOrder('music'), ...listInOrder('corporate')];
const [first, second, third] = inOrder;
if (!first || !second || !third) throw new Error('content has too few videos');
const path = `/videos/${second.slug}`;

function nameOf(slug: string | undefined): string {
  return content.list('team').find((member) => member.slug === slug)?.data.name ?? '';
}

test('a watch page says who made what, beside one main player, and leads to others', async ({ page }) => {
  await page.goto(path);
  const main = page.locator('main');
  const { data } = second;
  const facade = main.locator('a[data-facade]');
  await expect(facade).toHaveCount(1);
  await expect(facade).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(data.title);
  await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  const facts = [data.artist, String(data.year), data.group, data.description, data.synopsis, data.location];
  for (const fact of facts) await expect(main).toContainText(fact);
  for (const { role, name, person } of data.credits) {
    const row = main.locator('dl > div').filter({ hasText: role });
    await expect(row.filter({ hasText: name ?? nameOf(person) }).first()).toBeVisible();
    if (person)
      await expect(row.getByRole('link', { name: nameOf(person) })).toHaveAttribute('href', `/crew/${person}`);
  }
  await expect(main.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', `/videos/${first.slug}`);
  const next = main.locator('.next-film');
  await expect(next.getByRole('link')).toHaveAttribute('href', `/videos/${third.slug}`);
  expect((await next.boundingBox())?.width, 'from edge to edge').toBe(await page.evaluate(() => innerWidth));
  const related = page.locator('main li [data-card]');
  await expect(related).toHaveCount(3);
  await expect(related.filter({ hasText: data.group })).toHaveCount(3);
  await expect(related.filter({ hasText: data.title })).toHaveCount(0);
  await expect(related.filter({ hasText: third.data.title }), 'the next one stands below').toHaveCount(0);

  await page.setViewportSize(phoneScreen);
  await page.reload();
  await expect(facade, 'on a phone the player is whole').toBeInViewport({ ratio: 1 });
  await expect(facade).toHaveAttribute('href', new RegExp(`/video/${parseVimeoId(data.vimeoId).id}`));
  await expect(facade.locator('img')).toHaveJSProperty('complete', true);
  for (const name of await main.locator('dl').getByRole('link').all())
    expect((await name.boundingBox())?.height, 'a name that a finger finds').toBeGreaterThanOrEqual(32);
  const above = await main.evaluate((one) => one.querySelector('h1, h2, p, a')?.tagName);
  expect(above, 'nothing stands above the player').toBe('A');
});

test('"Share" copies the link where the device has no sheet for sharing', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await removeShare(page);
  await page.goto(`${path}?utm_source=mail`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(notification(page)).toContainText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL ?? ''}${path}`);
});

test('"Share" opens the device’s own sheet where there is one', async ({ page, baseURL }) => {
  await page.setViewportSize(phoneScreen);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', {
      configurable: true,
      value: (shared: { title: string; url: string }) => {
        document.documentElement.dataset.shared = `${shared.title} ${shared.url}`;
        return Promise.resolve();
      },
    });
  });
  await page.goto(path);
  await page.getByRole('button', { name: 'Share' }).click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-shared', new RegExp(`${second.data.title}.* ${baseURL ?? ''}${path}$`));
  await expect(notification(page)).toHaveCount(0);
});

test('if neither works, the notification shows the address to copy', async ({ page, baseURL }) => {
  await removeShare(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(path);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(notification(page)).toContainText(`${baseURL ?? ''}${path}`);
  await expect(notification(page)).toHaveClass(/notification-destructive/);
});

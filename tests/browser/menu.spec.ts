import type { Page } from '@playwright/test';
import { content, desktopScreen, expect, phoneScreen, test } from './site.fixture.ts';

const { routes, phone } = content;
const links = content.single('navigation').main;
const start = routes.written('services');

test.use({ viewport: phoneScreen, hasTouch: true });

function parts(page: Page) {
  const menu = page.getByRole('dialog', { name: 'Menu' });
  return {
    menu,
    open: page.getByRole('button', { name: 'Open menu' }),
    close: menu.getByRole('button', { name: 'Close menu' }),
    links: menu.getByRole('navigation').getByRole('link'),
  };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a tap opens the menu with the links and the phone; button, backdrop and Escape close it, and links lead on @engines', async ({
      page,
    }) => {
      const { menu, open, close, links: shown } = parts(page);
      await page.goto(start);
      await expect(menu).toBeHidden();
      await open.tap();
      await expect(shown).toHaveText(links.map(({ label }) => label));
      await expect(menu.getByRole('link', { name: phone.text })).toHaveAttribute('href', phone.href);
      // Its width, since its place still moves while it slides in.
      const room = phoneScreen.width - ((await menu.boundingBox())?.width ?? 0);
      expect(room, 'room beside the menu').toBeGreaterThan(20);
      const ways = [
        () => close.tap(),
        () => page.mouse.click(room / 2, phoneScreen.height / 2),
        () => page.keyboard.press('Escape'),
      ];
      for (const way of ways) {
        await way();
        await expect(menu).toBeHidden();
        await expect(open).toBeFocused();
        await open.press('Enter');
        await expect(menu).toBeVisible();
      }
      await menu.locator(`a[href="${routes.path('about')}"]`).tap();
      await expect(page).toHaveURL(routes.path('about'));
      await expect(menu).toBeHidden();
      await open.tap();
      await expect(menu.locator('[aria-current=page]')).toHaveAttribute('href', routes.path('about'));
    });
  });
}

test('Tab stays inside, nothing scrolls behind it, and it closes when the window has room for the bar', async ({
  page,
}) => {
  const { menu, open } = parts(page);
  await page.goto(start);
  await open.tap();
  await expect(menu).toBeVisible();
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 800);
  await page.keyboard.press('End');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < links.length + 5; press += 1) {
      await page.keyboard.press(key);
      // The body stands for the browser's own controls, which a modal dialog leaves reachable.
      const isInside = () => document.activeElement === document.body || document.activeElement?.closest('dialog');
      expect(Boolean(await page.evaluate(isInside)), key).toBe(true);
    }
  }
  await page.setViewportSize(desktopScreen);
  await expect(menu).toBeHidden();
});

test('on a desktop the bar stands in its place', async ({ page }) => {
  await page.setViewportSize(desktopScreen);
  await page.goto(routes.path('about'));
  const { menu, open } = parts(page);
  await expect(open).toBeHidden();
  await expect(menu).toBeHidden();
  const bar = page.getByRole('banner').getByRole('navigation');
  await expect(bar.getByRole('link')).toHaveText(links.map(({ label }) => label));
  await expect(page.getByRole('banner').getByRole('link', { name: phone.text })).toBeVisible();

  const active = bar.locator('[aria-current=page]');
  await expect(active).toHaveAttribute('href', routes.path('about'));
  const colors = await bar
    .getByRole('link')
    .evaluateAll((anchors) => anchors.map((anchor) => getComputedStyle(anchor).color));
  const activeColor = await active.evaluate((anchor) => getComputedStyle(anchor).color);
  expect(
    colors.filter((color) => color === activeColor),
    'the active route looks different',
  ).toHaveLength(1);
});

test('every width has either the bar on one line or the menu, in every language', async ({ page }) => {
  for (const path of [start, '/fr']) {
    await page.goto(path);
    for (const width of [1024, 1215, 1216, desktopScreen.width]) {
      await page.setViewportSize({ width, height: desktopScreen.height });
      const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
      expect(height, `${path} at ${width} px`).toBeLessThan(70);
    }
  }
});

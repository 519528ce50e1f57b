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

async function isFocusInMenu(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.closest('dialog') !== null);
}

/** Presses a key more often than the menu has stops, and says what it reached outside of the menu. */
async function listStopsBehind(page: Page, key: string): Promise<string[]> {
  const reached: string[] = [];
  for (let press = 0; press < 2 * links.length + 8; press += 1) {
    await page.keyboard.press(key);
    const behind = await page.evaluate(() => {
      const { activeElement, body } = document;
      // The body stands for the browser's own controls, which a modal dialog leaves within reach.
      return activeElement && activeElement !== body && !activeElement.closest('dialog') ? activeElement.outerHTML : '';
    });
    if (behind) reached.push(behind);
  }
  return reached;
}

async function expectClosedAndFocusBack(page: Page): Promise<void> {
  const { menu, open } = parts(page);
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a tap opens the menu with the links and the phone; its button and a click beside it close it', async ({
      page,
    }) => {
      const { menu, open, close, links: shown } = parts(page);
      await page.goto(start);
      await expect(menu).toBeHidden();
      await open.tap();
      await expect(menu).toBeVisible();
      await expect(shown).toHaveText(links.map(({ label }) => label));
      await expect(menu.getByRole('link', { name: phone.text })).toHaveAttribute('href', phone.href);
      expect(await isFocusInMenu(page)).toBe(true);
      await close.tap();
      await expectClosedAndFocusBack(page);

      await open.tap();
      await expect(menu).toBeVisible();
      const edge = (await menu.boundingBox())?.x ?? 0;
      expect(edge, 'room beside the menu').toBeGreaterThan(20);
      await page.mouse.click(edge / 2, phoneScreen.height / 2);
      await expectClosedAndFocusBack(page);
    });

    test('Enter and Space open it, Escape gives the focus back, and Tab stays inside', async ({ page }) => {
      const { menu, open } = parts(page);
      await page.goto(start);
      for (const key of ['Enter', 'Space']) {
        await open.press(key);
        await expect(menu).toBeVisible();
        expect(await isFocusInMenu(page)).toBe(true);
        await page.keyboard.press('Escape');
        await expectClosedAndFocusBack(page);
      }
      await open.press('Enter');
      await expect(menu).toBeVisible();
      expect(await listStopsBehind(page, 'Tab')).toEqual([]);
      expect(await listStopsBehind(page, 'Shift+Tab')).toEqual([]);
    });

    test('a link leads to its page, where the menu is closed', async ({ page }) => {
      const { menu, open } = parts(page);
      await page.goto(start);
      await open.tap();
      await menu.locator(`a[href="${routes.path('about')}"]`).tap();
      await expect(page).toHaveURL(routes.path('about'));
      await expect(menu).toBeHidden();
      await open.tap();
      await expect(menu.locator('[aria-current=page]')).toHaveAttribute('href', routes.path('about'));
    });
  });
}

test('a link closes it at once, before its page has come', async ({ page }) => {
  await page.goto(start);
  const { menu, open, links: shown } = parts(page);
  await open.tap();
  // A visitor who stays: a link that opens elsewhere, or a page that is slow to come.
  await page.evaluate(() => {
    document.addEventListener('click', (event) => event.preventDefault());
  });
  await shown.first().click();
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

test('nothing scrolls behind the menu, and it closes when the window has room for the bar', async ({ page }) => {
  const { menu, open } = parts(page);
  await page.goto(start);
  await open.tap();
  await expect(menu).toBeVisible();
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 800);
  await page.keyboard.press('End');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.setViewportSize(desktopScreen);
  await expect(menu).toBeHidden();
});

test('a screen has the bar in one line or the menu, in every language', async ({ page }) => {
  for (const path of [start, '/fr']) {
    await page.goto(path);
    for (const width of [1024, 1215, 1216, desktopScreen.width]) {
      await page.setViewportSize({ width, height: desktopScreen.height });
      const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
      expect(height, `${path} at ${width} px`).toBeLessThan(70);
    }
  }
});

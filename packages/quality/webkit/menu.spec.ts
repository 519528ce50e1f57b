import { content } from '../../../tests/e2e/site.fixture.ts';
import { start } from '../../../tests/e2e/search.fixture.ts';
import { expect, phoneWindow, test } from './webkit.fixture.ts';

const { routes, phone } = content;
const links = content.single('navigation').main;

test.describe('the menu of a phone', () => {
  test.beforeEach(async ({ webkit }) => {
    await webkit.resize(phoneWindow);
    await webkit.goto(start);
  });

  const readMenu = () => {
    const menu = document.querySelector('dialog#menu');
    const isOpen = menu instanceof HTMLDialogElement && menu.open;
    return { isOpen, isFocusInside: isOpen && menu.contains(document.activeElement) };
  };

  test('opens with all links and the phone, and Escape gives the focus back', async ({ webkit }) => {
    await webkit.click('[data-menu-open]');
    await expect.poll(() => webkit.evaluate(readMenu)).toEqual({ isOpen: true, isFocusInside: true });
    const hrefs = await webkit.evaluate(() =>
      [...document.querySelectorAll('dialog#menu a')]
        .filter((link) => link.checkVisibility())
        .map((link) => link.getAttribute('href')),
    );
    expect(hrefs).toEqual(expect.arrayContaining([...links.map(({ path }) => path), phone.href]));
    await webkit.press('Escape');
    await expect.poll(() => webkit.evaluate(readMenu)).toEqual({ isOpen: false, isFocusInside: false });
    const isBack = () => webkit.evaluate(() => document.activeElement?.matches('[data-menu-open]'));
    await expect.poll(isBack).toBe(true);
  });

  test('leads to a page, where it is closed', async ({ webkit }) => {
    await webkit.click('[data-menu-open]');
    await webkit.click(`dialog#menu a[href="${routes.path('about')}"]`);
    await expect.poll(() => webkit.evaluate(() => location.pathname)).toBe(routes.path('about'));
    expect(await webkit.evaluate(readMenu)).toEqual({ isOpen: false, isFocusInside: false });
  });
});

import { start, words } from '../../../tests/e2e/search.fixture.ts';
import { content } from '../../../tests/e2e/site.fixture.ts';
import { expect, Key, phoneWindow, test } from './webkit.fixture.ts';

const { phone, routes } = content;

test.beforeEach(async ({ webkit }) => webkit.goto(start));

test.describe('the menu of a phone', () => {
  test.beforeEach(async ({ webkit }) => webkit.resize(phoneWindow));

  const readMenu = () => {
    const menu = document.querySelector('dialog#menu');
    const isOpen = menu?.matches(':modal') ?? false;
    const links = [...(menu?.querySelectorAll('a') ?? [])].filter((link) => link.checkVisibility());
    return { isOpen, hasFocus: isOpen && menu?.contains(document.activeElement), hrefs: links.map(({ href }) => href) };
  };

  test('opens with all links and the phone, and Escape gives the focus back', async ({ baseURL, webkit }) => {
    await webkit.click('[data-menu-open]');
    await webkit.poll(readMenu).toMatchObject({ isOpen: true, hasFocus: true });
    const paths = content.single('navigation').main.map(({ path }) => new URL(path, baseURL).href);
    expect((await webkit.evaluate(readMenu)).hrefs).toEqual(expect.arrayContaining([...paths, phone.href]));
    await webkit.press(Key.ESCAPE);
    await webkit.poll(readMenu).toMatchObject({ isOpen: false });
    await webkit.poll(() => document.activeElement?.matches('[data-menu-open]')).toBe(true);
  });

  test('leads to a page, where it is closed', async ({ webkit }) => {
    await webkit.click('[data-menu-open]');
    await webkit.click(`dialog#menu a[href="${routes.path('about')}"]`);
    await webkit.expectPath(routes.path('about'));
    expect(await webkit.evaluate(readMenu)).toMatchObject({ isOpen: false });
  });
});

test('the search finds a page by what is typed, and Enter opens it', async ({ webkit }) => {
  await webkit.click('header a', words.label);
  await webkit.poll(() => document.activeElement?.role).toBe('combobox');
  await webkit.press('color grading');
  const found = () => document.querySelector('#search [role=option]')?.getAttribute('href');
  await webkit.poll(found).toBe(routes.written('color-grading'));
  await webkit.press(Key.ENTER);
  await webkit.expectPath(routes.written('color-grading'));
});

test('Escape closes the search and gives the focus back', async ({ webkit }) => {
  const isOpen = () => document.querySelector('#search')?.matches(':modal') ?? false;
  await webkit.click('header a', words.label);
  await webkit.poll(isOpen).toBe(true);
  await webkit.press(Key.ESCAPE);
  await webkit.poll(isOpen).toBe(false);
  await webkit.poll(() => document.activeElement?.getAttribute('aria-label')).toBe(words.label);
});

import { setConnection } from './devices.fixture.ts';
import { recordFetches, linkTo } from './prefetch.fixture.ts';
import { content, desktopScreen, expect, phoneScreen, test } from './site.fixture.ts';

const { routes } = content;
const home = routes.path('home');
const about = routes.path('about');
const contact = routes.path('contact');

test.use({ viewport: desktopScreen });

test.beforeEach(async ({ page }) => {
  // As in browsers that have no speculation rules; in those it changes nothing.
  await page.addInitScript(() => {
    HTMLScriptElement.supports = (type) => type === 'module';
  });
});

test('nothing is loaded ahead for visitors who save data', async ({ page }) => {
  await setConnection(page);
  const listFetches = recordFetches(page);
  await page.goto(home);
  await linkTo(page, about).hover();
  expect(await listFetches()).toEqual([]);
});

test('a page is loaded ahead once its link has the pointer or the focus, and only once', async ({ page }) => {
  const listFetches = recordFetches(page);
  await page.goto(home);
  expect(await listFetches()).toEqual([]);
  for (let times = 0; times < 2; times += 1) {
    await linkTo(page, about).hover();
    await page.mouse.move(1, desktopScreen.height - 1);
  }
  await linkTo(page, about).focus();
  // On its way the pointer may cross other links.
  expect((await listFetches()).filter((path) => path === about)).toHaveLength(1);
  await linkTo(page, contact).focus();
  expect(await listFetches()).toEqual([contact]);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phoneScreen });

  test('a link is loaded ahead as the finger comes down on it', async ({ page }) => {
    const listFetches = recordFetches(page);
    await page.goto(home);
    const link = page.locator(`main a[href^="/"]:not([href*="."])`).first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.dispatchEvent('touchstart', { bubbles: true });
    expect(await listFetches()).toEqual([href]);
  });
});

import { hearFetches, linkTo, saveData, waitInVain } from './prefetch.fixture.ts';
import { articlePath, content, desktopScreen, expect, phoneScreen, test } from './site.fixture.ts';

const { routes } = content;
const home = routes.path('home');
const about = routes.path('about');
const contact = routes.path('contact');

test.use({ viewport: desktopScreen });

test.beforeEach(async ({ page }) => {
  // As browsers do that have no speculation rules; in those it changes nothing.
  await page.addInitScript(() => {
    HTMLScriptElement.supports = (type) => type === 'module';
  });
});

test('whoever saves data loads nothing ahead', async ({ page }) => {
  await saveData(page);
  const fetched = hearFetches(page);
  await page.goto(home);
  await linkTo(page, about).hover();
  await waitInVain(page);
  expect(fetched).toEqual([]);
});

test('a link under the pointer is loaded ahead, once', async ({ page }) => {
  const fetched = hearFetches(page);
  await page.goto(home);
  await waitInVain(page);
  expect(fetched).toEqual([]);
  for (let times = 0; times < 2; times += 1) {
    await linkTo(page, about).hover();
    await page.mouse.move(1, desktopScreen.height - 1);
  }
  await expect.poll(() => fetched).toContain(about);
  await waitInVain(page);
  expect(fetched.filter((path) => path === about)).toHaveLength(1);
});

test('so is one that the keyboard comes to', async ({ page }) => {
  const fetched = hearFetches(page);
  await page.goto(home);
  await linkTo(page, about).focus();
  await expect.poll(() => fetched).toEqual([about]);
});

test('files, other hosts and the page itself are not', async ({ page }) => {
  const fetched = hearFetches(page);
  const listFor = async (address: string, selector: string) => {
    await page.goto(address);
    const links = page.locator(selector);
    expect(await links.count(), `${selector} on ${address}`).toBeGreaterThan(0);
    await links.evaluateAll((all) => {
      for (const link of all) link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
    await waitInVain(page);
    return fetched.splice(0);
  };
  expect(await listFor(contact, 'a[href^="/"][href*="."]'), 'a contact card').toEqual([]);
  expect(await listFor(home, 'a[href^="http"], a[href^="tel:"], a[href^="mailto:"]'), 'other hosts').toEqual([]);
  expect(await listFor(home, `a[href="${home}"]`), 'the page that is open').toEqual([]);
  expect(await listFor(articlePath, `a[href="${contact}"]`), 'a page, for comparison').toEqual([contact]);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phoneScreen });

  test('a link is loaded ahead as the finger comes down on it', async ({ page }) => {
    const fetched = hearFetches(page);
    await page.goto(home);
    const link = page.locator(`main a[href^="/"]:not([href*="."])`).first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.dispatchEvent('touchstart', { bubbles: true });
    await expect.poll(() => fetched).toEqual([href]);
  });
});

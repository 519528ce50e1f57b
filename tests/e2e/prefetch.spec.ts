import type { Page } from '@playwright/test';
import { articlePath, content, desktopScreen, expect, phoneScreen, test } from './site.fixture.ts';

const { routes } = content;
const home = routes.path('home');
const about = routes.path('about');
const contact = routes.path('contact');

test.use({ viewport: desktopScreen });

/** Long enough for a page to have been asked for, had somebody wanted it. */
async function waitInVain(page: Page): Promise<void> {
  await page.waitForTimeout(1500);
}

/** Paths that the browser loads ahead by the page's rules, which it does outside of the page: only its debugger tells. */
async function hearSpeculation(page: Page): Promise<Set<string>> {
  const paths = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready' || status === 'Success') paths.add(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  return paths;
}

/** What the page's script asks the browser to load ahead, each as often as it asks. */
async function listHints(page: Page): Promise<(string | null)[]> {
  return page.locator('link[rel=prefetch]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
}

/** As browsers do that have no speculation rules. */
async function knowNoRules(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = (type) => type === 'module';
  });
}

/** A link in the page's own header or text, as a visitor meets it. */
function linkTo(page: Page, path: string) {
  return page.locator(`:is(header, main) a[href="${path}"]:visible`).first();
}

test('a pointer that rests on a link makes the browser load its page ahead', async ({ page }) => {
  const ahead = await hearSpeculation(page);
  await page.goto(home);
  await waitInVain(page);
  expect([...ahead], 'before a pointer is anywhere').toEqual([]);
  await linkTo(page, about).hover();
  await expect.poll(() => [...ahead]).toEqual([about]);
  expect(await listHints(page), 'one way is enough').toEqual([]);
});

test('whoever saves data loads nothing ahead, with rules', async ({ page }) => {
  await saveData(page);
  const ahead = await hearSpeculation(page);
  await page.goto(home);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  await linkTo(page, about).hover();
  await waitInVain(page);
  expect([...ahead, ...(await listHints(page))]).toEqual([]);
});

test.describe('without speculation rules', () => {
  test.beforeEach(async ({ page }) => {
    await knowNoRules(page);
  });

  test('whoever saves data loads nothing ahead', async ({ page }) => {
    await saveData(page);
    await page.goto(home);
    await linkTo(page, about).hover();
    await waitInVain(page);
    expect(await listHints(page)).toEqual([]);
  });

  test('a link under the pointer is loaded ahead, once', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.headers()['sec-purpose'] === 'prefetch') asked.push(new URL(request.url()).pathname);
    });
    await page.goto(home);
    expect(await listHints(page)).toEqual([]);
    for (let times = 0; times < 2; times += 1) {
      await linkTo(page, about).hover();
      await page.mouse.move(1, desktopScreen.height - 1);
    }
    await expect.poll(() => listHints(page)).toContainEqual(expect.stringMatching(new RegExp(`${about}$`)));
    const hints = (await listHints(page)).filter((href) => href?.endsWith(about));
    expect(hints).toHaveLength(1);
    await expect.poll(() => asked.filter((path) => path === about)).toEqual([about]);
  });

  test('so is one that the keyboard comes to', async ({ page }) => {
    await page.goto(home);
    await linkTo(page, about).focus();
    await expect.poll(() => listHints(page)).toEqual([expect.stringMatching(new RegExp(`${about}$`))]);
  });

  test('files, other hosts and the page itself are not', async ({ page }) => {
    const listFor = async (address: string, selector: string) => {
      await page.goto(address);
      const links = page.locator(selector);
      expect(await links.count(), `${selector} on ${address}`).toBeGreaterThan(0);
      await links.evaluateAll((all) => {
        for (const link of all) link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      });
      return listHints(page);
    };
    expect(await listFor(contact, 'a[href^="/"][href*="."]'), 'a contact card').toEqual([]);
    expect(await listFor(home, 'a[href^="http"], a[href^="tel:"], a[href^="mailto:"]'), 'other hosts').toEqual([]);
    expect(await listFor(home, `a[href="${home}"]`), 'the page that is open').toEqual([]);
    expect(await listFor(articlePath, `a[href="${contact}"]`), 'a page, for comparison').toHaveLength(1);
  });
});

test.describe('with a finger, without speculation rules', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phoneScreen });

  test('a link is loaded ahead as the finger comes down on it', async ({ page }) => {
    await knowNoRules(page);
    await page.goto(home);
    const link = page.locator(`main a[href^="/"]:not([href*="."])`).first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.dispatchEvent('touchstart', { bubbles: true });
    await expect.poll(() => listHints(page)).toEqual([expect.stringMatching(new RegExp(`${href}$`))]);
  });
});

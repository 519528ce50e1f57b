import type { Locator, Page } from '@playwright/test';
import { setConnection } from './devices.fixture.ts';
import { content, desktopScreen, expect, phoneScreen, test } from './site.fixture.ts';

const { routes } = content;
const home = routes.path('home');
const about = routes.path('about');
const contact = routes.path('contact');

test.use({ viewport: desktopScreen });

/** A file that no page requests. */
const markerPath = '/robots.txt';

/**
 * Records what the page's script fetches.
 * @returns a function that returns the paths since its last call, with duplicates: all that were requested before the
 * call, since requests are reported in order.
 */
function recordFetches(page: Page): () => Promise<string[]> {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') paths.push(new URL(request.url()).pathname);
  });
  return async () => {
    await page.evaluate((path) => fetch(path), markerPath);
    await expect.poll(() => paths).toContain(markerPath);
    return paths.splice(0).filter((path) => path !== markerPath);
  };
}

/** A link in the page's header or text. */
function linkTo(page: Page, path: string): Locator {
  return page.locator(`:is(header, main) a[href="${path}"]:visible`).first();
}

/** Records speculative loads, which only the debugging protocol reports. */
async function recordSpeculation(page: Page): Promise<Set<string>> {
  const paths = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready' || status === 'Success') paths.add(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  return paths;
}

test('a pointer that rests on a link makes the browser load that page ahead, and no other', async ({ page }) => {
  const ahead = await recordSpeculation(page);
  const listFetches = recordFetches(page);
  await page.goto(home);
  await linkTo(page, about).hover();
  await expect.poll(() => [...ahead]).toEqual([about]);
  expect(await listFetches(), 'one way is enough').toEqual([]);
});

test('nothing is loaded ahead for visitors who save data, with rules', async ({ page }) => {
  await setConnection(page);
  const ahead = await recordSpeculation(page);
  const listFetches = recordFetches(page);
  await page.goto(home);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  await linkTo(page, about).hover();
  expect([...ahead, ...(await listFetches())]).toEqual([]);
});

test.describe('without rules, as in browsers that have none', { tag: '@nightly' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      HTMLScriptElement.supports = (type) => type === 'module';
    });
  });

  test('a page is prefetched when its link is hovered or focused, and only once', async ({ page }) => {
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
});

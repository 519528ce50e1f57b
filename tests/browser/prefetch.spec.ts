import type { Page } from '@playwright/test';
import { setConnection } from './devices.fixture.ts';
import { recordFetches, linkTo } from './prefetch.fixture.ts';
import { content, desktopScreen, expect, test } from './site.fixture.ts';

const { routes } = content;
const home = routes.path('home');
const about = routes.path('about');

test.use({ viewport: desktopScreen });

/** Paths that the browser loads ahead by the page's rules, which it does outside of the page: only its debugger tells. */
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

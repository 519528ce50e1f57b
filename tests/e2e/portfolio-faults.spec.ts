import type { Page, Route } from '@playwright/test';
import { cards, moreButton, music, musicPath, notification, openPortfolio, step } from './portfolio.fixture.ts';
import { desktopScreen, expect, test } from './site.fixture.ts';

test.use({ viewport: desktopScreen });

const secondPage = '**/data/portfolio/music/all/2.json';

/** Ways in which a file can fail to arrive, and what the visitor is told of each. */
const faults: readonly { name: string; answer: (route: Route) => Promise<void>; reason: string }[] = [
  {
    name: 'is missing',
    answer: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><p>Not Found' }),
    reason: 'The site answered with 404.',
  },
  {
    name: 'answers with an error',
    answer: (route) => route.fulfill({ status: 500, body: 'Disk full' }),
    reason: '500: Disk full',
  },
  {
    name: 'breaks off half-way',
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '{"videos":[{"slug":"a' }),
    reason: 'The answer broke off.',
  },
  {
    name: 'has another shape',
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '{"videos":[{"slug":"a","title":7}]}' }),
    reason: 'The answer is not what this page expects.',
  },
  {
    name: 'does not arrive at all',
    answer: (route) => route.abort('connectionreset'),
    reason: 'The connection failed.',
  },
];

/** Failing on purpose is no fault of the page. */
test.beforeEach(({ faults: found }) => {
  found.length = 0;
});
test.afterEach(({ faults: found }) => {
  const expected = /data\/portfolio|data\/videos|ERR_INTERNET_DISCONNECTED/;
  found.splice(0, found.length, ...found.filter((fault) => !expected.test(fault)));
});

async function expectUntouched(page: Page): Promise<void> {
  await expect(cards(page)).toHaveCount(step);
  const titles = await cards(page).getByRole('heading').allTextContents();
  expect(titles).toEqual(music.slice(0, step).map(({ data }) => data.title));
  await expect(moreButton(page)).toBeVisible();
  await expect(moreButton(page)).toHaveAttribute('aria-busy', 'false');
}

for (const { name, answer, reason } of faults) {
  test(`where the next page ${name}, a notification says why, and trying again works`, async ({ page }) => {
    await page.route(secondPage, answer);
    await openPortfolio(page);
    await moreButton(page).click();
    await expect(notification(page)).toContainText('The next videos did not load');
    await expect(notification(page)).toContainText(reason);
    await expect(notification(page)).toHaveClass(/notification-destructive/);
    await expectUntouched(page);

    // A second failure is said again.
    await notification(page).getByRole('button', { name: 'Try again' }).click();
    await expect(notification(page)).toContainText(reason);
    await expectUntouched(page);

    await page.unroute(secondPage);
    await notification(page).getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(2 * step);
    await expect(notification(page)).toHaveCount(0);
  });
}

test('after a failure nothing is asked for until the visitor asks, and the button itself tries again too', async ({
  page,
}) => {
  let asked = 0;
  await page.route(secondPage, (route) => {
    asked += 1;
    return route.fulfill({ status: 503, body: 'Busy' });
  });
  await openPortfolio(page);
  await moreButton(page).click();
  await expect(notification(page)).toContainText('503: Busy');
  await page.waitForTimeout(300);
  expect(asked, 'once as the end came near, and once for the click where that had failed by then').toBeLessThanOrEqual(
    2,
  );
  await page.unroute(secondPage);
  await moreButton(page).click();
  await expect(cards(page)).toHaveCount(2 * step);
});

test('where a genre does not load, the cards and the address stay as they were', async ({ page }) => {
  const salsa = '**/data/portfolio/music/salsa/1.json';
  await page.route(salsa, (route) => route.fulfill({ status: 500, body: 'Disk full' }));
  await openPortfolio(page);
  const filter = page.getByRole('navigation', { name: 'Genre' });
  await filter.getByRole('link', { name: 'Salsa' }).click();
  await expect(notification(page)).toContainText('These videos did not load');
  await expectUntouched(page);
  await expect(page).toHaveURL(musicPath);
  await expect(filter.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
  await page.unroute(salsa);
  await notification(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(`${musicPath}?genre=salsa`);
  await expect(cards(page).first()).toContainText('Salsa');
});

test('a page that takes ten seconds is announced as slow, then comes', async ({ page }) => {
  let answer = (): void => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  await page.route(secondPage, async (route) => {
    await late;
    await route.continue();
  });
  await openPortfolio(page);
  await page.clock.install();
  await moreButton(page).click();
  await page.clock.runFor(4000);
  await expect(notification(page)).toHaveCount(0);
  await page.clock.runFor(1500);
  await expect(notification(page)).toContainText('Still loading');
  await expect(cards(page)).toHaveCount(step);
  await page.clock.runFor(4500);
  answer();
  await expect(cards(page)).toHaveCount(2 * step);
  await page.clock.runFor(500);
  await expect(notification(page)).toHaveCount(0);
});

test('a slow page can be asked for anew', async ({ page }) => {
  let asked = 0;
  await page.route(secondPage, async (route) => {
    asked += 1;
    // The first request hangs for good.
    if (asked > 1) await route.continue();
  });
  await openPortfolio(page);
  await page.clock.install();
  await moreButton(page).click();
  await page.clock.runFor(5500);
  await notification(page).getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(2 * step);
  expect(asked).toBe(2);
});

test('without a connection the reason is said, in words at least', async ({ page, context }) => {
  await page.route(secondPage, (route) => route.abort('internetdisconnected'));
  await openPortfolio(page);
  await expect(moreButton(page)).toBeVisible();
  await context.setOffline(true);
  await moreButton(page).click();
  await expect(page.getByText('You are offline.').first()).toBeVisible();
  await expectUntouched(page);
  await page.unroute(secondPage);
  await context.setOffline(false);
  await moreButton(page).click();
  await expect(cards(page)).toHaveCount(2 * step);
});

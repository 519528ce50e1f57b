import type { Page, Route } from '@playwright/test';
import { stopClock } from './clock.fixture.ts';
import { cards, moreButton, music, musicPath, notification, openPortfolio, player, step } from './portfolio.fixture.ts';
import { desktopScreen, expect, forgetFaults, test } from './site.fixture.ts';

test.use({ viewport: desktopScreen });

const secondPage = '**/data/portfolio/music/all/2.json';

/** Ways in which a request can fail, with the message of each. */
const failures: readonly [reason: string, answer: (route: Route) => Promise<void>][] = [
  [
    'The site answered with 404.',
    (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><p>Not Found' }),
  ],
  ['500: Disk full', (route) => route.fulfill({ status: 500, body: 'Disk full' })],
  [
    'The connection broke off.',
    (route) => route.fulfill({ contentType: 'application/json', body: '{"videos":[{"slug":"a' }),
  ],
  [
    'The answer is not what this page expects.',
    (route) => route.fulfill({ contentType: 'application/json', body: '{"videos":[{"slug":"a","title":7}]}' }),
  ],
  ['The connection failed.', (route) => route.abort('connectionreset')],
];

/** Failed requests are the point of these tests. */
test.afterEach(({ faults }) => {
  const expected = /data\/portfolio|data\/videos|later|PortfolioBrowser|ERR_INTERNET_DISCONNECTED/;
  forgetFaults(faults, expected);
});

async function expectUntouched(page: Page): Promise<void> {
  await expect(cards(page).getByRole('heading')).toHaveText(music.slice(0, step).map(({ data }) => data.title));
  await expect(moreButton(page)).toBeVisible();
  await expect(moreButton(page)).toHaveAttribute('aria-busy', 'false');
}

test('if the next page fails, a notification says why; nothing is retried until the visitor asks', async ({ page }) => {
  let asked = 0;
  let answer = failures[0]?.[1];
  await page.route(secondPage, (route) => {
    asked += 1;
    return answer?.(route);
  });
  await openPortfolio(page);
  for (const [index, [reason, answerNow]] of failures.entries()) {
    answer = answerNow;
    await moreButton(page).click();
    await expect(notification(page)).toContainText('The next videos did not load');
    // The first failure may be that of the prefetch.
    await expect(notification(page)).toContainText(reason);
    await expect(notification(page)).toHaveClass(/notification-destructive/);
    await expectUntouched(page);
    expect(asked, 'once for each click, and once as the end came near').toBeLessThanOrEqual(index + 2);
  }
  // A second failure is announced again.
  await notification(page).getByRole('button', { name: 'Try again' }).click();
  await expect(notification(page)).toContainText('The connection failed.');
  await expectUntouched(page);
  await page.unroute(secondPage);
  await moreButton(page).click();
  await expect(cards(page)).toHaveCount(2 * step);
  await expect(notification(page)).toHaveCount(0);
});

for (const part of ['PortfolioBrowser', 'later']) {
  test(`a page from before a deployment reloads when ${part} is gone, and completes the step`, async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route(`**/${part}*.js*`, (route) =>
      documents > 1 ? route.continue() : route.fulfill({ status: 404, body: 'Not Found' }),
    );
    await openPortfolio(page);
    await moreButton(page).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await moreButton(page).click();
    await expect.poll(() => documents).toBe(2);
    await expect(cards(page)).toHaveCount(2 * step);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });
}

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

test('a slow page is announced after five seconds, can be retried, and arrives', async ({ page }) => {
  let asked = 0;
  const late = Promise.withResolvers<undefined>();
  await page.route(secondPage, async (route) => {
    asked += 1;
    // The first request stalls.
    if (asked === 1) return;
    await late.promise;
    await route.continue();
  });
  await openPortfolio(page);
  await page.clock.install();
  await stopClock(page, Date.now());
  await moreButton(page).click();
  await page.clock.runFor(4000);
  await expect(notification(page)).toHaveCount(0);
  await page.clock.runFor(1500);
  await expect(notification(page)).toContainText('Still loading');
  await page.clock.runFor(5500);
  await expect(notification(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Loading' }).click();
  await expect.poll(() => asked, 'once the offer has gone, the button takes it').toBe(2);
  await page.clock.runFor(5500);
  await expect(notification(page)).toContainText('Still loading');
  await notification(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => asked).toBe(3);
  await expect(cards(page)).toHaveCount(step);
  late.resolve(undefined);
  await expect(cards(page)).toHaveCount(2 * step);
  await page.clock.runFor(500);
  await expect(notification(page)).toHaveCount(0);
});

test('without a connection a notification says that the visitor is offline', async ({ page, context }) => {
  await page.route(secondPage, (route) => route.abort('internetdisconnected'));
  await openPortfolio(page);
  await context.setOffline(true);
  await moreButton(page).click();
  await expect(page.getByText('You are offline.').first()).toBeVisible();
  await expectUntouched(page);
  await page.unroute(secondPage);
  await context.setOffline(false);
  await moreButton(page).click();
  await expect(cards(page)).toHaveCount(2 * step);
});

for (const [search, words] of [
  ['?video=no-such-video', 'There is no video “no-such-video”'],
  ['?video=../about', 'There is no video “../about”'],
  ['?video=UPPER%20CASE', 'There is no video “UPPER CASE”'],
  ['?genre=polka', 'That list'],
] as const) {
  test(`an unknown "${search}" leaves the page unchanged and shows one notification`, async ({ page }) => {
    await page.goto(musicPath + search);
    await expect(notification(page)).toContainText(words);
    await notification(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(notification(page)).toHaveCount(0);
    await expect(page).toHaveURL(musicPath);
    await expect(player(page)).toHaveCount(0);
    await expect(page.locator('h1')).toBeInViewport();
    await expect(cards(page)).toHaveCount(step);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(notification(page), 'not shown again').toHaveCount(0);
  });
}

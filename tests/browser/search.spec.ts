import { listViolations } from './axe.ts';
import { expectFirst, parts, searchFor, start, watchSearchRequests, words } from './search.fixture.ts';
import {
  content,
  desktopScreen,
  expect,
  expectTouchTarget,
  forgetFaults,
  missingPath,
  phoneScreen,
  test,
} from './site.fixture.ts';

const { routes, phone } = content;
const siteMapPath = routes.path('siteMap');
const [video] = content.list('videos');
const [post] = content.list('posts');
if (!video || !post) throw new Error('content has no videos or no posts');

test.use({ viewport: desktopScreen });

test('its keys and its button open it, the same keys close it, and what was typed stays', async ({ page }) => {
  const { dialog, field, button } = parts(page);
  const asked = watchSearchRequests(page);
  await page.goto(start);
  await button.hover();
  await page.mouse.wheel(0, 3000);
  await page.waitForLoadState('networkidle');
  expect(asked, 'nothing of it loads before').toEqual([]);
  const before = page.getByRole('banner').getByRole('link').first();
  // With Caps Lock the letter is a capital.
  for (const key of ['Control+k', 'Meta+k', 'Control+K']) {
    await before.press(key);
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(before, 'the focus goes back').toBeFocused();
  }
  await button.click();
  await expect(field).toBeFocused();
  await expect.poll(() => asked).toContain('/data/search-pages.json');
  await field.fill('rain');
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field).toHaveValue('rain');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  for (const key of ['Control', 'k', 'k', 'k']) await page.keyboard.down(key);
  await expect(dialog, 'held down, they open it once').toBeVisible();
  for (const key of ['k', 'Control', 'Escape']) await page.keyboard.up(key);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(dialog, 'no single letter opens it').toBeHidden();
  await expect(button, 'the tooltip promises keys that work').toHaveAttribute('title', /Ctrl\+K$/);

  await page.evaluate(() => {
    document.querySelector('main')?.append(document.createElement('textarea'));
  });
  await page.locator('textarea').press('Control+k');
  await expect(dialog, 'the keys are left to another field').toBeHidden();
});

test('on a keyboard of another alphabet the same key opens it', async ({ page }) => {
  await page.goto(start);
  await page.evaluate(() => {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }),
    );
  });
  await expect(parts(page).field).toBeFocused();
});

test('what is typed while its program loads is kept, and Enter follows it @engines', async ({ page }) => {
  const { field, results } = parts(page);
  await page.goto(start);
  let isHeld = true;
  await page.route('**/search.js', async (route) => {
    await expect.poll(() => isHeld).toBe(false);
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type(video.data.artist);
  isHeld = false;
  await expect(field).toHaveValue(video.data.artist);
  await expect(field).toBeFocused();
  const path = (await results.first().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
});

test('topics find their page first, with the words marked, artists their videos with a poster; text that no visitor sees is not indexed', async ({
  page,
}) => {
  const { status, results, field } = parts(page);
  await searchFor(page, '');
  for (const [topic, path] of [
    ['phantom camera', routes.written('phantom-camera')],
    ['phanton', routes.written('phantom-camera')],
    ['contact', routes.path('contact')],
    [post.data.title, `/blog/${post.slug}`],
  ] as const) {
    await field.fill(topic);
    await expectFirst(page, path);
    await expect(results.locator('mark').first()).toBeVisible();
  }
  await field.fill(video.data.artist);
  await expect(results.first()).toContainText(video.data.artist);
  const poster = results.first().locator('img');
  await expect(poster).toHaveJSProperty('complete', true);
  expect(await poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await field.fill('nocookie');
  await expect(status, 'a part of addresses, and of players').toContainText(words.none.heading);
  await expect(results).toHaveCount(0);
});

test('the keyboard goes through the results, beyond those shown at first, and Enter follows one', async ({ page }) => {
  const { dialog, field, results, status } = parts(page);
  await searchFor(page, 'miami');
  await expect(status).toContainText(words.found.many);
  await expect(results).toHaveCount(8);
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  const second = results.nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(results.and(page.locator('[aria-selected=true]'))).toHaveCount(1);
  await expect(field).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(second, 'with Shift, the arrows select text').toHaveAttribute('aria-selected', 'true');
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(await opened, 'a result opens in a tab of its own').toHaveURL((await second.getAttribute('href')) ?? '');
  await page.keyboard.press('Home');
  await page.keyboard.type('x');
  await expect(field, 'Home goes to the start of the text').toHaveValue('xmiami');
  await page.keyboard.press('Backspace');
  await dialog.getByRole('button', { name: words.more }).click();
  await expect(results).toHaveCount(16);
  await expect(results.nth(8)).toHaveAttribute('aria-selected', 'true');
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowDown');
  await expect(results.nth(16)).toHaveAttribute('aria-selected', 'true');
  await expect(results.nth(16)).toBeInViewport();
  const path = (await results.nth(16).getAttribute('href')) ?? '';
  await field.evaluate((input) => {
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }));
  });
  await expect(page, 'the Enter of an input method opens nothing').toHaveURL(start);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL(start);
  await expect(dialog, 'Back leads to the page that it covered').toBeHidden();
});

test('without results, or without the index, there are alternatives, and a retry works', async ({ page, faults }) => {
  const { dialog, status, siteMap, field } = parts(page);
  const missing = '**/data/search-pages.json';
  await page.route(missing, (route) => route.abort());
  await searchFor(page, 'atlanta');
  await expect(status).toHaveText(words.failed.text);
  await expect(siteMap).toHaveAttribute('href', siteMapPath);
  await page.unroute(missing);
  await dialog.getByRole('button', { name: words.failed.retry }).click();
  await expectFirst(page, routes.written('product-atlanta'));
  await field.fill('zzqxv');
  await expect(status).toContainText(words.none.heading);
  await expect(status).toContainText('zzqxv');
  await expect(dialog.getByRole('link', { name: phone.text })).toHaveAttribute('href', phone.href);
  await expect(siteMap).toHaveAttribute('href', siteMapPath);
  // Once it is open, it works without a connection.
  await page.context().setOffline(true);
  await field.fill('phanton');
  await expectFirst(page, routes.written('phantom-camera'));
  // A face's rest or a picture may be on its way when the connection ends.
  forgetFaults(faults, /search-pages|ERR_INTERNET_DISCONNECTED/);
});

for (const missing of ['**/search.js*', '**/data/search.json', '**/uploads/react*']) {
  test(`without ${missing} a visitor has ways out, and the next opening tries again`, async ({ page, faults }) => {
    const { dialog, button, close, siteMap, field } = parts(page);
    await page.route(missing, (route) => route.abort());
    await page.goto(start);
    await button.click();
    await page.keyboard.type('atl');
    await expect(dialog).toContainText(words.failed.text);
    await expect(dialog).toHaveAccessibleName(words.label);
    await expect(siteMap).toHaveAttribute('href', siteMapPath);
    await close.click();
    await expect(dialog).toBeHidden();
    await page.unroute(missing);
    await page.keyboard.press('Control+k');
    await expect(field).toHaveValue('atl');
    await expect(dialog).not.toContainText(words.failed.text);
    forgetFaults(faults, /search|react|ERR_FAILED/);
  });
}

for (const viewport of [phoneScreen, { width: 320, height: 480 }, { width: 844, height: 390 }, desktopScreen]) {
  test.describe(`${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport, hasTouch: viewport.width < 1000 });

    test('axe finds nothing wrong and nothing overflows, empty, with results and without', async ({ page }) => {
      const { dialog, results } = parts(page);
      const check = async (state: string) => {
        expect.soft(await listViolations(page, '#search'), state).toEqual([]);
        const isWide = await dialog.evaluate((element) => element.scrollWidth > element.clientWidth);
        expect.soft(isWide, `${state} overflows`).toBe(false);
      };
      await page.goto(start);
      await expectTouchTarget(parts(page).button);
      await parts(page).button.click();
      await expect(dialog.getByRole('link').first()).toBeVisible();
      await check('empty');
      await parts(page).field.fill('miami night');
      await expect(results.first()).toBeVisible();
      await check('results');
      await parts(page).field.fill('zzqxv');
      await expect(dialog.getByRole('link', { name: phone.text })).toBeVisible();
      await check('nothing found');
    });
  });
}

for (const path of [siteMapPath, missingPath]) {
  test(`${path} opens it from a field of its own, which gets the focus back`, async ({ page }) => {
    const { dialog, field, close } = parts(page);
    await page.goto(path);
    const door = page.getByRole('main').getByRole('link', { name: words.label });
    await door.click();
    await expect(field).toBeFocused();
    await close.click();
    await expect(dialog).toBeHidden();
    await expect(door).toBeFocused();
  });
}

test('a click that asks for a new tab gets the site map', async ({ page, context }) => {
  await page.goto(start);
  const opened = context.waitForEvent('page');
  await parts(page).button.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(siteMapPath);
  await expect(parts(page).dialog).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the buttons lead to the site map, which offers no search that does nothing', async ({ page }) => {
    await page.goto(missingPath);
    await page.getByRole('main').getByRole('link', { name: words.label }).click();
    await expect(page).toHaveURL(siteMapPath);
    await expect(page.locator('main [data-search]')).toBeHidden();
    await page.goto(start);
    await parts(page).button.click();
    await expect(page).toHaveURL(siteMapPath);
  });
});

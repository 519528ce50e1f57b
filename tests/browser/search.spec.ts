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
if (!video) throw new Error('content has no videos');

test.use({ viewport: desktopScreen });

test('its keys and its button open it, Escape and Control+K close it, and what was typed stays', async ({ page }) => {
  const { dialog, field, button } = parts(page);
  const asked = watchSearchRequests(page);
  await page.goto(start);
  await button.hover();
  await page.mouse.wheel(0, 3000);
  await page.waitForLoadState('networkidle');
  expect(asked, 'nothing of it loads before').toEqual([]);
  const before = page.getByRole('banner').getByRole('link').first();
  for (const key of ['Control+k', 'Meta+k']) {
    await before.press(key);
    await expect(dialog).toBeVisible();
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
  await expect(dialog).toBeVisible();
  await expect(field).toHaveValue('rain');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(dialog, 'no single letter opens it').toBeHidden();

  await page.evaluate(() => {
    document.querySelector('main')?.append(document.createElement('textarea'));
  });
  const other = page.locator('textarea');
  await other.press('Control+k');
  await expect(dialog, 'the keys are left to another field').toBeHidden();
});

test('letters typed while its program loads are kept', async ({ page }) => {
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
  await expect(results.first()).toBeVisible();
});

test('where nothing is found, the phone and the site map are offered', async ({ page }) => {
  const { dialog, status, siteMap } = parts(page);
  await searchFor(page, 'zzqxv');
  await expect(status).toContainText(words.none.heading);
  await expect(status).toContainText('zzqxv');
  await expect(dialog.getByRole('link', { name: phone.text })).toHaveAttribute('href', phone.href);
  await expect(siteMap).toHaveAttribute('href', siteMapPath);
});

test('where the pages are missing, a sentence says so, and a retry works', async ({ page, faults }) => {
  const { dialog, status, siteMap } = parts(page);
  const missing = '**/data/search-pages.json';
  await page.route(missing, (route) => route.abort());
  await searchFor(page, 'atlanta');
  await expect(status).toHaveText(words.failed.text);
  await expect(siteMap).toHaveAttribute('href', siteMapPath);
  await page.unroute(missing);
  await dialog.getByRole('button', { name: words.failed.retry }).click();
  await expectFirst(page, routes.written('product-atlanta'));
  await expect(status).not.toContainText(words.failed.text);
  forgetFaults(faults, /search-pages/);
});

test('once it is open, it works without a connection', async ({ page, faults }) => {
  const { status, field } = parts(page);
  await searchFor(page, 'atlanta');
  await expectFirst(page, routes.written('product-atlanta'));
  await page.context().setOffline(true);
  await field.fill('zzqxv');
  await expect(status).toContainText(words.none.heading);
  await field.fill('phanton');
  await expectFirst(page, routes.written('phantom-camera'));
  // The pages of another language are asked for where none of this one has the words.
  forgetFaults(faults, /favicon|\.avif|\/fr\/data/);
});

for (const missing of ['**/search.js*', '**/data/search.json', '**/uploads/mount-search*', '**/uploads/react*']) {
  test(`without ${missing} a visitor has ways out by touch and by keyboard`, async ({ page, faults }) => {
    const { dialog, button, close, siteMap } = parts(page);
    await page.route(missing, (route) => route.abort());
    await page.goto(start);
    await button.click();
    await expect(dialog).toContainText(words.failed.text);
    await expect(dialog).toHaveAccessibleName(words.label);
    await expect(siteMap).toHaveAttribute('href', siteMapPath);
    await close.click();
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(siteMap).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await button.click();
    await expect(page, 'the button leads where it does without scripts').toHaveURL(siteMapPath);
    forgetFaults(faults, /search|react|ERR_FAILED/);
  });
}

test('offline, its program is missed in a sentence, and comes with the next opening', async ({ page, faults }) => {
  const { dialog, field } = parts(page);
  await page.goto(start);
  await page.context().setOffline(true);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('atl');
  await expect(dialog).toContainText(words.failed.text);
  await page.context().setOffline(false);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The browser takes the focus from the hidden field as it next draws; until then a key is a letter in it.
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field).toHaveValue('atl', { timeout: 15_000 });
  await expect(dialog).not.toContainText(words.failed.text);
  forgetFaults(faults, /search\.js|favicon|\.avif/);
});

for (const viewport of [phoneScreen, { width: 320, height: 480 }, { width: 844, height: 390 }, desktopScreen]) {
  const size = `${viewport.width}×${viewport.height}`;
  test.describe(size, () => {
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

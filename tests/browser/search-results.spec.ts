import { expectFirst, parts, searchFor, start, words } from './search.fixture.ts';
import { content, desktopScreen, expect, test } from './site.fixture.ts';

const { routes } = content;
const [video] = content.list('videos');
const [post] = content.list('posts');
if (!video || !post) throw new Error('content has no videos or no posts');

test.use({ viewport: desktopScreen });

test('an artist’s name finds the video first, with its poster', async ({ page }) => {
  await searchFor(page, '');
  const { field, results, status } = parts(page);
  for (const { slug, data } of content.list('videos').slice(0, 8)) {
    // An artist may have several videos; the first result is one of them.
    const paths = content
      .list('videos')
      .filter((other) => other.data.artist === data.artist)
      .map((other) => `/videos/${other.slug}`);
    await field.fill(data.artist);
    const first = results.first();
    await expect(status).toContainText(words.found.one);
    await expect(first, data.artist).toContainText(data.artist);
    expect(paths, slug).toContain(await first.getAttribute('href'));
    await expect(first.locator('img')).toHaveJSProperty('complete', true);
    expect(await first.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

const topics = [
  ['phantom camera', routes.written('phantom-camera')],
  ['color grading', routes.written('color-grading')],
  ['Atlanta', routes.written('product-atlanta')],
  ['contact', routes.path('contact')],
  ['packages', routes.path('packages')],
  [post.data.title, `/blog/${post.slug}`],
] as const;

test('topics find their page first, with the words marked; words that nobody reads find nothing', async ({ page }) => {
  const { status, results, field } = parts(page);
  await searchFor(page, '');
  for (const [topic, path] of topics) {
    await field.fill(topic);
    await expectFirst(page, path);
    await expect(results.locator('mark').first()).toBeVisible();
  }
  // A part of addresses, and of players.
  await field.fill('nocookie');
  await expect(status).toContainText(words.none.heading);
  await expect(results).toHaveCount(0);
  await field.fill(video.data.artist);
  await expect(results.first()).toContainText(video.data.title);
  await expect(results.first()).not.toContainText('Plays from');
});

test('the keyboard goes through the results, and Enter follows the one that it is on', async ({ page }) => {
  const { field, results, status } = parts(page);
  await searchFor(page, 'miami');
  await expect(status).toContainText(words.found.many);
  await expect(results).toHaveCount(8);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const second = results.nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(results.and(page.locator('[aria-selected=true]'))).toHaveCount(1);
  await expect(field).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  await page.keyboard.press('Home');
  await page.keyboard.type('x');
  await expect(field, 'Home goes to the start of the text').toHaveValue('xmiami');
  await page.keyboard.press('Backspace');
  await expect(results).toHaveCount(8);
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('ArrowDown');
  const path = (await second.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
});

test('Enter pressed at once after typing follows what was typed', async ({ page }) => {
  await searchFor(page, 'miami');
  await expect(parts(page).results).toHaveCount(8);
  await parts(page).field.fill(video.data.artist);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/videos\//);
  await expect(page.locator('main')).toContainText(video.data.artist);
});

test('more results come after the first, and the arrow keys reach them', async ({ page }) => {
  const { dialog, results } = parts(page);
  await searchFor(page, 'miami');
  await expect(results).toHaveCount(8);
  await dialog.getByRole('button', { name: words.more }).click();
  await expect(results).toHaveCount(16);
  await expect(results.nth(8)).toHaveAttribute('aria-selected', 'true');
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowDown');
  await expect(results.nth(16)).toHaveAttribute('aria-selected', 'true');
  await expect(results.nth(16)).toBeInViewport();
});

test('each page is found once, at the address that it names itself', async ({ page }) => {
  await searchFor(page, 'video');
  const { dialog, results } = parts(page);
  const more = dialog.getByRole('button', { name: words.more });
  await expect(results).toHaveCount(8);
  while (await more.isVisible()) {
    const count = await results.count();
    await more.click();
    await expect.poll(() => results.count()).toBeGreaterThan(count);
  }
  const paths = await results.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => /^\/homePage|^\/videos\/\d+$|404/.test(path))).toEqual([]);
});

const hostile = [
  '<img src=x onerror=document.title=1>',
  'a'.repeat(5000),
  'rain '.repeat(1000),
  '🎬🎥👩🏽‍🎤',
  'موسيقى‏ ‮evil',
  '"miami"',
  '\\u0000 %00 ../../ ${7*7}',
  '   ',
];
test('hostile texts do no harm', async ({ page }) => {
  const { field, results, status, button } = parts(page);
  await page.goto(start);
  const title = await page.title();
  await button.click();
  for (const text of hostile) {
    await field.fill(text);
    if (text.trim()) await expect(status).toContainText(new RegExp(`${words.found.one}|${words.none.heading}`));
    expect(await page.title()).toBe(title);
    await expect(page.locator('#search img[onerror]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await field.fill('atlanta');
    await expectFirst(page, routes.written('product-atlanta'));
    await expect(results.first()).toBeVisible();
  }
});

test('the Enter that ends a word of an input method opens nothing', async ({ page }) => {
  await searchFor(page, video.data.artist);
  const { field, results, status } = parts(page);
  await expect(results.first()).toBeVisible();
  await field.evaluate((input) => {
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }));
  });
  await expect(status).toContainText(words.found.one);
  await expect(page).toHaveURL(start);
});

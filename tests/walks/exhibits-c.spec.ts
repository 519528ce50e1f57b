/** What visitors do with the exhibits of written pages: scopes, myths, verdicts, a page of script and a brief. */
import { findExhibit } from './find-exhibit.ts';
import { desktopScreen, expect, phoneScreen, test } from './walk.fixture.ts';

test.use({ viewport: desktopScreen });

test('each still has its traces on both scopes, and figures in words', async ({ page }) => {
  const { path, figures } = findExhibit('scopes');
  await page.goto(path);
  const shots = page.getByRole('figure', { name: figures.title }).getByRole('listitem');
  await expect(shots).toHaveCount(figures.shots.length);
  for (const [index, { name, alt, reading }] of figures.shots.entries()) {
    const shot = shots.nth(index);
    await expect(shot.getByRole('img', { name: alt })).toBeVisible();
    await expect(shot).toContainText(name);
    await expect(shot).toContainText(reading);
    await expect(shot).toContainText(new RegExp(`${figures.words.black} \\d+% · ${figures.words.white} \\d+%`));
    const drawing = shot.locator('svg');
    const [box, traces] = [await drawing.boundingBox(), drawing.locator('path[stroke="currentColor"][d^="m"]')];
    expect(box?.width, name).toBeGreaterThan(300);
    await expect(traces, name).toHaveCount(2);
  }
});

test('a myth and what happens face each other, and follow each other on a phone', async ({ page }) => {
  const { path, figures } = findExhibit('myths');
  await page.goto(path);
  const exhibit = page.getByRole('figure', { name: figures.title });
  for (const { said, found } of figures.myths) {
    const place = async (text: string) => (await exhibit.getByText(text).boundingBox()) ?? { x: 0, y: 0 };
    await page.setViewportSize(desktopScreen);
    const [left, right] = [await place(said), await place(found)];
    expect(right.x, found).toBeGreaterThan(left.x + 200);
    await page.setViewportSize(phoneScreen);
    const [first, second] = [await place(said), await place(found)];
    expect(second.y, found).toBeGreaterThan(first.y);
    expect(second.x - first.x, found).toBeLessThan(20);
  }
});

test.describe('verdicts', () => {
  test('each has its film, which moves under a pointer where it has a loop', async ({ page }) => {
    const { path, figures } = findExhibit('verdicts');
    await page.goto(path);
    const exhibit = page.getByRole('figure', { name: figures.title });
    for (const { film, shows, verdict } of figures.verdicts) {
      await expect(exhibit.getByRole('link', { name: shows })).toHaveAttribute('href', `/videos/${film}`);
      await expect(exhibit.getByText(verdict, { exact: true }).first()).toBeVisible();
    }
    const moving = exhibit.locator('[data-loop]').first();
    await moving.hover();
    await expect(moving.locator('video.playing')).toBeVisible({ timeout: 15_000 });
  });

  test('nothing moves for those who ask for less motion', async ({ page }) => {
    const { path, figures } = findExhibit('verdicts');
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) films.push(request.url());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.getByRole('figure', { name: figures.title }).locator('[data-loop]').first().hover();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(page.locator('video')).toHaveCount(0);
    expect(films).toEqual([]);
  });
});

test('notes stand beside their lines of the script, and below them on a phone', async ({ page }) => {
  const { path, figures } = findExhibit('scriptpage');
  await page.goto(path);
  const exhibit = page.getByRole('figure', { name: figures.title });
  for (const { text, note } of figures.lines) {
    if (note === undefined) continue;
    const place = async (words: string) => (await exhibit.getByText(words).boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await page.setViewportSize(desktopScreen);
    const [line, beside] = [await place(text), await place(note)];
    expect(beside.x, note).toBeGreaterThanOrEqual(line.x + line.width);
    expect(Math.abs(beside.y - line.y), note).toBeLessThan(10);
    await page.setViewportSize(phoneScreen);
    expect((await place(note)).y, note).toBeGreaterThan((await place(text)).y);
  }
});

test.describe('the brief', () => {
  const answer = 'Fewer calls about <b>invoices</b>';

  test('stays on the device through a reload, is copied with its questions, and can be cleared', async ({
    page,
    context,
  }) => {
    const { path, figures } = findExhibit('brief');
    const { words, lines } = figures;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(path);
    const first = page.getByRole('textbox', { name: lines[0] ?? '' });
    await first.fill(answer);
    await page.reload();
    await expect(first).toHaveValue(answer);

    await page.getByRole('button', { name: words.copy }).click();
    await expect(page.getByRole('status').filter({ hasText: words.copied })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`${lines[0] ?? ''}\n${answer}`);
    for (const line of lines) expect(copied).toContain(line);

    await page.getByRole('button', { name: words.clear }).click();
    await expect(first).toBeFocused();
    await expect(first).toHaveValue('');
    await page.reload();
    await expect(first).toHaveValue('');
  });

  test('prints what is written in place of its fields', async ({ page }) => {
    const { path, figures } = findExhibit('brief');
    await page.goto(path);
    await page.getByRole('textbox', { name: figures.lines[0] ?? '' }).fill(answer);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main textarea:visible')).toHaveCount(0);
    const sheet = page.getByRole('figure', { name: figures.title });
    await expect(sheet.getByText(answer)).toBeVisible();
    for (const line of figures.lines) await expect(sheet.getByText(line)).toBeVisible();
  });

  test('takes words where a browser keeps nothing', async ({ page }) => {
    const { path, figures } = findExhibit('brief');
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto(path);
    const first = page.getByRole('textbox', { name: figures.lines[0] ?? '' });
    await first.fill(answer);
    await page.getByRole('button', { name: figures.words.clear }).click();
    await expect(first).toHaveValue('');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('can be filled in, and has no buttons that do nothing', async ({ page }) => {
      const { path, figures } = findExhibit('brief');
      await page.goto(path);
      const sheet = page.getByRole('figure', { name: figures.title });
      for (const line of figures.lines) await expect(sheet.getByRole('textbox', { name: line })).toBeVisible();
      await expect(sheet.getByRole('button')).toHaveCount(0);
    });
  });
});

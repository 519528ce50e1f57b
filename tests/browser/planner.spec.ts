import type { Page } from '@playwright/test';
import { blockStorage } from './devices.fixture.ts';
import { addStyle } from './added-style.ts';
import { listViolations } from './axe.ts';
import { content, desktopScreen, expect, phoneScreen, test } from './site.fixture.ts';

const { routes, phone, site } = content;
const path = routes.path('plan');
const { steps, sheet, brief, questions: listed, like } = content.single('planPage');
const { questions } = content.single('planner');
const answers = questions.flatMap((question) => question.answers);

const named = (id: string) => {
  const answer = answers.find((one) => one.id === id);
  if (!answer) throw new Error(`planner.yaml has no answer ${id}`);
  return answer.label;
};

const asked = (id: string) => {
  const question = questions.find((one) => one.id === id);
  if (!question) throw new Error(`planner.yaml has no question ${id}`);
  return question.ask;
};

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });

const sheetOf = (page: Page) => page.locator('.plan-sheet');

const choice = (page: Page, id: string) => page.locator(`.planner input[value="${id}"]`);

async function give(page: Page, ...ids: string[]): Promise<void> {
  for (const id of ids) await choice(page, id).check();
}

const next = (page: Page, name = steps.next) => page.getByRole('button', { name, exact: true }).click();

test.describe('a singer on a phone', () => {
  test.use({ viewport: phoneScreen });

  test('answers, reloads, goes back, and ends in a brief to call with, copy and clear', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(path);
    expect(await listViolations(page)).toEqual([]);
    await give(page, 'music');
    await next(page);
    await expect(heading(page, asked('length'))).toBeVisible();
    await give(page, 'song-mid');
    await next(page);
    await expect(heading(page, asked('like'))).toBeVisible();
    await expect(sheetOf(page).locator('header')).toContainText(/\$\d/);

    await page.reload();
    await expect(heading(page, asked('like'))).toBeVisible();
    await expect(sheetOf(page)).not.toContainText(sheet.empty);
    await page.goBack();
    await expect(heading(page, asked('length'))).toBeVisible();
    await expect(choice(page, 'song-mid')).toBeChecked();
    await next(page);
    await next(page, steps.skip);
    await give(page, 'street');
    await next(page);
    await give(page, 'solo');
    await next(page);
    await give(page, 'night');
    for (const { id } of questions.slice(questions.findIndex((question) => question.id === 'special') + 1)) {
      await next(page);
      await expect(heading(page, asked(id))).toBeVisible();
      const [first] = questions.find((question) => question.id === id)?.answers ?? [];
      if (id === 'date') await page.getByRole('textbox', { name: steps.day }).fill('2027-03-05');
      if (first) await give(page, first.id);
    }
    await next(page, steps.finish);

    await expect(heading(page, brief.heading)).toBeFocused();
    const bar = page.locator('.call-bar');
    await expect(bar.getByRole('link', { name: brief.callBar })).toHaveAttribute('href', phone.href);
    await expect(page.locator('.planner').getByRole('link', { name: phone.text })).toBeVisible();
    const email = await page.getByRole('link', { name: brief.email }).getAttribute('href');
    expect(email).toMatch(new RegExp(`^mailto:${RegExp.escape(site.emails.bookings)}\\?subject=`));
    expect(decodeURIComponent(email ?? '')).toContain(named('song-mid'));
    const message = await page.locator('.planner').getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
    expect(decodeURIComponent(message ?? '')).toContain(named('song-mid'));
    await page.getByRole('button', { name: brief.copy }).click();
    await expect(page.getByRole('button', { name: brief.copied })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const id of ['music', 'song-mid', 'street', 'solo', 'night']) expect(copied).toContain(named(id));
    expect(await listViolations(page)).toEqual([]);

    await page.getByRole('button', { name: steps.clear }).click();
    await expect(heading(page, asked('purpose'))).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await page.reload();
    await expect(sheetOf(page)).toContainText(sheet.empty);
    // The plan without an answer.
    await expect(sheetOf(page)).toContainText(sheet.days);
  });
});

test('a manager gets from the first question to the second by keyboard, and hears what changes once', async ({
  page,
}) => {
  await page.setViewportSize(desktopScreen);
  await page.goto(path);
  await expect(page.locator('astro-island[ssr]:has(.planner)')).toHaveCount(0);
  await expect(sheetOf(page).getByRole('table', { name: sheet.calendar })).toBeVisible();
  const status = page.locator('.planner p[role=status]');
  await expect(status).toHaveText('');
  await choice(page, 'music').focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 'company')).toBeChecked();
  await expect(status).not.toHaveText('');
  await page.keyboard.press('Enter');
  await expect(heading(page, asked('length'))).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(choice(page, 'company-short')).toBeChecked();
  await expect(choice(page, 'song-short')).toHaveCount(0);
});

for (const moment of ['before its script comes', 'while its script starts', 'right after']) {
  test(`an answer that is given ${moment} is kept @engines`, async ({ page }) => {
    await page.addInitScript((when) => {
      addEventListener('DOMContentLoaded', () => {
        const island = document.querySelector('astro-island[ssr]:has(.planner)');
        const press = () => {
          document.querySelector<HTMLInputElement>('.planner input[value="tv"]')?.click();
        };
        if (!island || when.startsWith('before')) {
          press();
          return;
        }
        new MutationObserver((_, observer) => {
          observer.disconnect();
          if (when.startsWith('while')) press();
          else setTimeout(press, 1);
        }).observe(island, { attributes: true, attributeFilter: ['ssr'] });
      });
    }, moment);
    await page.goto(path);
    await expect(page).toHaveURL(`${path}#2.2.tv`);
    await expect(choice(page, 'tv')).toBeChecked();
    await page.reload();
    await expect(sheetOf(page)).not.toContainText(sheet.empty);
  });
}

test('a day that has passed is refused at its field, and leaves a kept plan', async ({ page }) => {
  const dated = questions.find(({ kind }) => kind === 'day');
  if (!dated) throw new Error('planner.yaml asks for no day');
  await page.goto(path);
  await give(page, 'tv');
  await page.locator(`.plan-progress button[aria-label="${dated.title}"]`).click();
  const field = page.getByLabel(steps.day, { exact: true });
  await field.fill('2020-01-01');
  await expect(field).toBeFocused();
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.rangeUnderflow)).toBe(true);
  await field.press('Enter');
  await expect(heading(page, dated.ask), 'nor does it go on').toBeVisible();
  await expect(page).toHaveURL(`${path}#2.2.tv`);
});

test('a translated plan keeps changing with its answers', async ({ page }) => {
  await page.goto(path);
  await give(page, 'tv');
  const untranslated = await sheetOf(page).textContent();
  await give(page, 'music');
  await expect(sheetOf(page)).not.toHaveText(untranslated ?? '');
  // Simulates a page translator, which wraps every text node.
  await page.locator('.planner').evaluate((planner) => {
    const texts = document.createTreeWalker(planner, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const outer = document.createElement('span');
      text.parentNode?.replaceChild(outer, text);
      outer.append(text);
    }
  });
  await give(page, 'tv');
  await expect(sheetOf(page)).toHaveText(untranslated ?? '');
  await next(page);
  await expect(heading(page, asked('purpose'))).toHaveCount(0);
});

test('"Plan one like this" opens the planner with that film, and sends nothing', async ({ page }) => {
  const [video] = content.list('videos');
  await page.goto(`/videos/${video?.slug ?? ''}`);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('link', { name: like }).click();
  await expect(page.getByRole('main')).toContainText(video?.data.title ?? '');
  const sent = requests.filter((url) => url.includes(video?.slug ?? '') && !/\.(?:avif|jpeg|webp|mp4)$/.test(url));
  expect(sent).toEqual([]);
});

const hostile = [
  '2.6.music',
  '9.5.music',
  '2.28.<img src=x onerror=alert(1)>',
  '%E0%A4%A',
  `2.5000.${'a'.repeat(5_000)}`,
];

for (const code of hostile) {
  test(`a damaged link gives an empty planner and a sentence: ${code.slice(0, 30)}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${path}#${code}`);
    await expect(page.getByRole('status').filter({ hasText: steps.unreadable })).toBeVisible();
    await expect(sheetOf(page)).toContainText(sheet.empty);
    await expect(page.locator('main img[src=x]')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('a browser that blocks its storage loses nothing on the screen, and a reload has it from the address @engines', async ({
  page,
}) => {
  await blockStorage(page, 'localStorage');
  await page.goto(path);
  await give(page, 'music');
  await next(page);
  await give(page, 'song-long');
  await next(page);
  await page.reload();
  await page.goBack();
  await expect(choice(page, 'song-long')).toBeChecked();
});

test('what an answer changes stays in sight on a desktop', async ({ page }) => {
  await page.setViewportSize(desktopScreen);
  await page.goto(path);
  await give(page, 'music');
  await next(page);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expect(sheetOf(page).getByText(sheet.onSet)).toBeInViewport();
});

test('a brief fits a screen of 320 px, and text of twice its size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${path}#2.32.music.song-mid.street.solo.night`);
  await expect(heading(page, brief.heading)).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBe(0);
  await page.setViewportSize(phoneScreen);
  await addStyle(page, 'html { font-size: 200%; }');
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page lists every question', async ({ page }) => {
    await page.goto(path);
    const list = page.locator('section', { has: page.getByRole('heading', { name: listed.heading }) });
    for (const { ask } of questions) await expect(list.getByText(ask)).toBeVisible();
  });
});

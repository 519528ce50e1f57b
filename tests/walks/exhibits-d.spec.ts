/** What visitors do with the exhibits of written pages: a timeline, quotes, a scorecard, budgets and an inventory. */
import type { Page } from '@playwright/test';
import type { ExhibitName } from '@site/model/schemas/exhibits/exhibits.ts';
import { paper } from '../e2e/printed-pages.ts';
import { findExhibit } from './find-exhibit.ts';
import { desktopScreen, expect, phoneScreen, test } from './walk.fixture.ts';

/** Opens the page that has an exhibit; the test is skipped where a company has none. */
async function open<Name extends ExhibitName>(page: Page, name: Name) {
  const { path, figures } = findExhibit(name);
  await page.goto(path);
  return { figures, exhibit: page.getByRole('figure', { name: figures.title }) };
}

test.use({ viewport: desktopScreen });

test.describe('a timeline', () => {
  test('scrolls sideways by keyboard, and the page around it does not', async ({ page }) => {
    const { figures, exhibit } = await open(page, 'timeline');
    const strip = exhibit.getByRole('region', { name: figures.title });
    for (const screen of [desktopScreen, phoneScreen]) {
      await page.setViewportSize(screen);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await strip.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });

  test('is an ordered list of weeks with ordered steps, on paper as well', async ({ page }) => {
    const { figures, exhibit } = await open(page, 'timeline');
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: 'print' });
    for (const [index, { name, steps }] of figures.weeks.entries()) {
      const week = exhibit.getByRole('region').locator('> ol > li').nth(index);
      await expect(week).toContainText(name);
      await expect(week.getByRole('listitem')).toHaveCount(steps.length);
      await expect(week.getByRole('listitem').last()).toBeVisible();
    }
  });
});

test('two quotes face each other, and each difference has a word and what it means', async ({ page }) => {
  const { figures, exhibit } = await open(page, 'quotes');
  for (const screen of [desktopScreen, phoneScreen]) {
    await page.setViewportSize(screen);
    const rows = exhibit.locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(figures.lines.length);
    for (const [index, { left, right, mark, means }] of figures.lines.entries()) {
      const row = rows.nth(index);
      const [first, last] = [row.getByRole('cell').first(), row.getByRole('cell').last()];
      await expect(first).toContainText(left);
      await expect(last).toContainText(right);
      await expect(row.getByRole('rowheader')).toContainText(figures.words[mark]);
      if (means !== undefined) await expect(last).toContainText(means);
      expect((await first.boundingBox())?.y, left).toBe((await last.boundingBox())?.y);
    }
  }
});

test.describe('a scorecard', () => {
  const name = 'Palm & <b>Sons</b>';

  test('adds up what a company passed, is kept over a reload, and can be cleared for good', async ({ page }) => {
    const { figures, exhibit } = await open(page, 'scorecard');
    const { checks, verdicts, words } = figures;
    const sum = exhibit.getByRole('status').first();
    await exhibit.getByRole('textbox').first().fill(name);
    for (const check of checks) {
      await exhibit
        .getByRole('group', { name: `${check}, ${name}` })
        .getByRole('radio', { name: words.yes })
        .check();
    }
    await expect(sum).toContainText(`${name} ${String(checks.length)} ${words.of} ${String(checks.length)}`);
    await expect(sum).toContainText(verdicts[0]?.text ?? '');

    const [first = ''] = checks;
    const group = exhibit.getByRole('group', { name: `${first}, ${name}` });
    await group.getByRole('radio', { name: words.unclear }).press('Space');
    await page.reload();
    await expect(group.getByRole('radio', { name: words.unclear })).toBeChecked();
    await expect(group.getByRole('radio', { name: words.yes })).not.toBeChecked();
    await expect(sum).toContainText(`${String(checks.length - 1)} ${words.of}`);

    await exhibit.getByRole('button', { name: words.clear }).click();
    await expect(exhibit.getByText(words.cleared)).toBeVisible();
    await page.reload();
    await expect(exhibit.getByRole('textbox').first()).toHaveValue('');
    await expect(sum).toContainText(`0 ${words.of}`);
  });

  test('its button prints the card alone, with the name written on it', async ({ page }) => {
    // Paper is looked at while the browser prints, which it does not do here.
    await page.addInitScript(() => {
      globalThis.print = () => undefined;
    });
    const { figures, exhibit } = await open(page, 'scorecard');
    await exhibit.getByRole('textbox').first().fill(name);
    await exhibit.getByRole('button', { name: figures.words.print }).click();
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: 'print' });
    for (const check of figures.checks) await expect(exhibit.getByText(check).first()).toBeVisible();
    await expect(exhibit.locator('[data-printed]').first()).toHaveText(name);
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('takes answers, and has no sum or buttons that do nothing', async ({ page }) => {
      const { figures, exhibit } = await open(page, 'scorecard');
      await expect(exhibit.getByRole('radio')).toHaveCount(figures.checks.length * 6);
      await exhibit.getByRole('radio', { name: figures.words.no }).first().check();
      await expect(exhibit.getByRole('button')).toHaveCount(0);
      await expect(exhibit.getByRole('status')).toHaveCount(0);
    });
  });
});

test('all budgets of a song are drawn on one scale, with a table that says the same', async ({ page }) => {
  const { figures, exhibit } = await open(page, 'budgets');
  for (const screen of [desktopScreen, phoneScreen]) {
    await page.setViewportSize(screen);
    const boxes = await Promise.all(
      figures.budgets.map(({ name }) =>
        exhibit.getByRole('listitem').filter({ hasText: name }).locator('svg').boundingBox(),
      ),
    );
    expect(new Set(boxes.map((box) => [box?.x, box?.width].join())).size).toBe(1);
  }
  await expect(exhibit.locator('tbody').getByRole('row')).toHaveCount(figures.song.length);
  for (const { what } of figures.budgets.flatMap(({ parts }) => parts)) await expect(exhibit).toContainText(what);

  const listFills = (selector: string) =>
    exhibit
      .locator(selector)
      .evaluateAll((paths) => [...new Set(paths.map((path) => getComputedStyle(path).fill))].sort());
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    const fills = await listFills('.cut-places path');
    const places = new Set(figures.budgets.flatMap(({ parts }) => parts.map(({ place }) => place)));
    expect(fills, `a color for each place, ${media}`).toHaveLength(places.size);
    expect(await listFills('.cut path'), `the key has the colors of the bars, ${media}`).toEqual(fills);
  }
});

test('every service of an inventory has its tag, its count, its needs and how far ahead', async ({ page }) => {
  const { figures, exhibit } = await open(page, 'inventory');
  const items = exhibit.getByRole('listitem');
  await expect(items).toHaveCount(figures.items.length);
  for (const [index, { name, count, needs, lead }] of figures.items.entries()) {
    for (const words of [name, count, needs, lead, String(index + 1)]) {
      await expect(items.nth(index)).toContainText(words);
    }
  }
});

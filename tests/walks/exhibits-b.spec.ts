/** What a visitor does with the exhibits of written pages. */
import type { Page } from '@playwright/test';
import type { Exhibit } from '@site/model/schemas/exhibits/exhibits.ts';
import { paper } from '../e2e/printed-pages.ts';
import { findExhibit } from './find-exhibit.ts';
import { expect, test } from './walk.fixture.ts';

/** The first thing to do on a list. */
const firstItem = ({ stages }: Exhibit<'checklist'>) => stages.flatMap(({ items }) => items)[0] ?? '';

const exhibitOf = (page: Page, title: string) => page.getByRole('figure', { name: title });

test.describe('the hours of a job', () => {
  test('ticking choices adds their hours to the sum, and taking one back takes them away', async ({ page }) => {
    const shown = findExhibit('hours');
    const { total, choices, title } = shown.figures;
    await page.goto(shown.path);
    const exhibit = exhibitOf(page, title);
    const sum = exhibit.getByRole('status');
    await expect(sum).toContainText(String(total));
    let expected = total;
    for (const { name, hours } of choices) {
      await exhibit.getByRole('checkbox', { name }).check();
      expected += hours;
      await expect(sum).toContainText(String(expected));
    }
    const [{ name, hours } = { name: '', hours: 0 }] = choices;
    await exhibit.getByRole('checkbox', { name }).press('Space');
    await expect(sum).toContainText(String(expected - hours));
  });

  test('paper has the sum, all work and all choices', async ({ page }) => {
    const shown = findExhibit('hours');
    const { total, phases, choices, title } = shown.figures;
    await page.goto(shown.path);
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: 'print' });
    const exhibit = exhibitOf(page, title);
    await expect(exhibit.getByText(String(total)).first()).toBeVisible();
    for (const { name } of [...phases.flatMap(({ work }) => work), ...choices]) {
      await expect(exhibit.getByText(name, { exact: true })).toBeVisible();
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('choices say what they add, without a box to tick', async ({ page }) => {
      const shown = findExhibit('hours');
      await page.goto(shown.path);
      const exhibit = exhibitOf(page, shown.figures.title);
      for (const { name, hours } of shown.figures.choices) {
        await expect(exhibit.getByRole('listitem').filter({ hasText: name })).toContainText(`+${String(hours)}`);
      }
      await expect(exhibit.getByRole('checkbox')).toHaveCount(0);
    });
  });
});

test.describe('a checklist', () => {
  test('ticks and the date are kept over a reload, date every stage, and can be cleared for good', async ({ page }) => {
    const shown = findExhibit('checklist');
    const { title, words } = shown.figures;
    await page.goto(shown.path);
    const exhibit = exhibitOf(page, title);
    const box = exhibit.getByRole('checkbox', { name: firstItem(shown.figures), exact: true });
    const count = exhibit.getByRole('status').first();
    await box.check();
    await exhibit.getByLabel(words.day).fill('2026-12-22');
    await expect(count).toContainText(/^1 \//);

    await page.reload();
    await expect(box).toBeChecked();
    await expect(count).toContainText(/^1 \//);
    for (const { name, days } of shown.figures.stages) {
      const due = new Date(2026, 11, 22 - days);
      const expected = due.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
      await expect(exhibit.getByRole('group', { name })).toContainText(expected);
    }

    await exhibit.getByRole('button', { name: words.clear }).click();
    await expect(exhibit.getByRole('status').last()).toHaveText(words.cleared);
    await expect(box).not.toBeChecked();
    await page.reload();
    await expect(count).toContainText(/^0 \//);
    await expect(exhibit.getByLabel(words.day)).toHaveValue('');
  });

  test('what others have written into the storage changes nothing', async ({ page }) => {
    const shown = findExhibit('checklist');
    const exhibit = exhibitOf(page, shown.figures.title);
    await page.goto(shown.path);
    for (const kept of ['{"', 'null', '[1]', '{"day":7}', '{"day":"<b>"}']) {
      await page.evaluate(
        ([key = '', value = '']) => {
          localStorage.setItem(key, value);
        },
        [`checklist ${shown.path}`, kept],
      );
      await page.reload();
      await expect(exhibit.getByRole('status').first(), kept).toContainText(/^0 \//);
    }
  });

  test('a list can be ticked where the browser keeps nothing', async ({ page }) => {
    const shown = findExhibit('checklist');
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto(shown.path);
    const exhibit = exhibitOf(page, shown.figures.title);
    await exhibit.getByRole('checkbox', { name: firstItem(shown.figures), exact: true }).press('Space');
    await expect(exhibit.getByRole('status').first()).toContainText(/^1 \//);
  });

  test('its button prints the list alone', async ({ page }) => {
    const shown = findExhibit('checklist');
    // Paper is looked at while the browser prints, which it does not do here.
    await page.addInitScript(() => {
      globalThis.print = () => undefined;
    });
    await page.goto(shown.path);
    const exhibit = exhibitOf(page, shown.figures.title);
    await exhibit.getByRole('button', { name: shown.figures.words.print }).click();
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: 'print' });
    await expect(exhibit.getByText(firstItem(shown.figures), { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('everything is there, and can be ticked', async ({ page }) => {
      const shown = findExhibit('checklist');
      await page.goto(shown.path);
      const exhibit = exhibitOf(page, shown.figures.title);
      for (const name of shown.figures.stages.flatMap(({ items }) => items)) {
        await exhibit.getByRole('checkbox', { name, exact: true }).check();
      }
      await expect(exhibit.getByRole('button')).toHaveCount(0);
    });
  });
});

/** What a visitor does with the exhibits of written pages. Skipped where no page has the exhibit. */
import type { Page } from '@playwright/test';
import type { Exhibit, ExhibitName } from '@site/model/schemas/exhibits/exhibits.ts';
import { paper } from '../e2e/printed-pages.ts';
import { content, expect, test } from './walk.fixture.ts';

interface Shown<Name extends ExhibitName> {
  readonly path: string;
  readonly figures: Exhibit<Name>;
}

/** The page that has an exhibit, with its figures. */
function find<Name extends ExhibitName>(name: Name): Shown<Name> | undefined {
  for (const { slug, data } of content.list('textPages')) {
    const figures = data.exhibits?.[name] as Exhibit<Name> | undefined;
    if (figures) return { path: content.routes.written(slug), figures };
  }
  return undefined;
}

const exhibitOf = (page: Page, title: string) => page.getByRole('figure', { name: title });

test.describe('the hours of a job', () => {
  const shown = find('hours');

  test('ticking choices adds their hours to the sum, and taking one back takes them away', async ({ page }) => {
    test.skip(!shown, 'no page has an exhibit of hours');
    if (!shown) return;
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
    test.skip(!shown, 'no page has an exhibit of hours');
    if (!shown) return;
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
      test.skip(!shown, 'no page has an exhibit of hours');
      if (!shown) return;
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
  const shown = find('checklist');
  const [item = ''] = shown?.figures.stages.flatMap(({ items }) => items) ?? [];

  test('ticks and the date are kept over a reload, date every stage, and can be cleared for good', async ({ page }) => {
    test.skip(!shown, 'no page has a checklist');
    if (!shown) return;
    const { title, words } = shown.figures;
    await page.goto(shown.path);
    const exhibit = exhibitOf(page, title);
    const box = exhibit.getByRole('checkbox', { name: item, exact: true });
    const status = exhibit.getByRole('status');
    await box.check();
    await exhibit.getByLabel(words.day).fill('2026-12-22');
    await expect(status).toContainText(/^1 \//);

    await page.reload();
    await expect(box).toBeChecked();
    await expect(status).toContainText(/^1 \//);
    for (const { name, days } of shown.figures.stages) {
      const due = new Date(2026, 11, 22 - days);
      const expected = due.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
      await expect(exhibit.getByRole('group', { name })).toContainText(expected);
    }

    await exhibit.getByRole('button', { name: words.clear }).click();
    await expect(status).toHaveText(words.cleared);
    await expect(box).not.toBeChecked();
    await page.reload();
    await expect(status).toContainText(/^0 \//);
    await expect(exhibit.getByLabel(words.day)).toHaveValue('');
  });

  test('what others have written into the storage changes nothing', async ({ page }) => {
    test.skip(!shown, 'no page has a checklist');
    if (!shown) return;
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
      await expect(exhibit.getByRole('status'), kept).toContainText(/^0 \//);
    }
  });

  test('a list can be ticked where the browser keeps nothing', async ({ page }) => {
    test.skip(!shown, 'no page has a checklist');
    if (!shown) return;
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto(shown.path);
    const exhibit = exhibitOf(page, shown.figures.title);
    await exhibit.getByRole('checkbox', { name: item, exact: true }).press('Space');
    await expect(exhibit.getByRole('status')).toContainText(/^1 \//);
  });

  test('its button prints the list alone', async ({ page }) => {
    test.skip(!shown, 'no page has a checklist');
    if (!shown) return;
    // Paper is looked at while the browser prints, which it does not do here.
    await page.addInitScript(() => {
      globalThis.print = () => undefined;
    });
    await page.goto(shown.path);
    const exhibit = exhibitOf(page, shown.figures.title);
    await exhibit.getByRole('button', { name: shown.figures.words.print }).click();
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: 'print' });
    await expect(exhibit.getByText(item, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('everything is there, and can be ticked', async ({ page }) => {
      test.skip(!shown, 'no page has a checklist');
      if (!shown) return;
      await page.goto(shown.path);
      const exhibit = exhibitOf(page, shown.figures.title);
      for (const name of shown.figures.stages.flatMap(({ items }) => items)) {
        await exhibit.getByRole('checkbox', { name, exact: true }).check();
      }
      await expect(exhibit.getByRole('button')).toHaveCount(0);
    });
  });
});

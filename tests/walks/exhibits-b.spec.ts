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

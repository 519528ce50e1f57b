import type { Page } from '@playwright/test';
import type { Exhibit, ExhibitKind, Exhibits } from '@site/model/schemas/exhibits/exhibits.ts';
import { content, test } from './walk.fixture.ts';

/**
 * Opens a page with an exhibit; skips the test if there is none.
 * @param fits a condition for the exhibit.
 */
export async function openExhibit<Kind extends ExhibitKind>(
  page: Page,
  kind: Kind,
  fits: (data: Exhibit<Kind>) => boolean = () => true,
) {
  const found = content.list('writtenPages').flatMap(({ slug, data: { exhibits = {} } }) => {
    const listed: Exhibits[Kind] = (exhibits as Exhibits)[kind];
    return (listed ?? []).filter(fits).map((data) => ({ slug, data }));
  })[0];
  test.skip(!found, `no page of this content has such an exhibit: ${kind}`);
  if (!found) throw new Error(`no page has ${kind}`);
  const path = content.routes.written(found.slug);
  await page.goto(path);
  return { path, data: found.data, exhibit: page.getByRole('figure', { name: found.data.title }) };
}

import type { Exhibit, ExhibitName } from '@site/model/schemas/exhibits/exhibits.ts';
import { content, test } from './walk.fixture.ts';

/** The page that has an exhibit, with its figures; the test is skipped where a company has none. */
export function findExhibit<Name extends ExhibitName>(name: Name): { path: string; figures: Exhibit<Name> } {
  const page = content.list('textPages').find(({ data }) => data.exhibits?.[name] !== undefined);
  const figures = page?.data.exhibits?.[name] as Exhibit<Name> | undefined;
  test.skip(page === undefined, `no page of this content has the exhibit ${name}`);
  if (!page || !figures) throw new Error(`no page has ${name}`);
  return { path: content.routes.written(page.slug), figures };
}

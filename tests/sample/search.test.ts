import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { SearchDocument } from '#features/search/search-document.ts';
import { createSearchIndex } from '#features/search/search-index.ts';
import { resolvePath } from '@site/model/routes/create-routes.ts';
import { content, dist } from '../site/built-pages.ts';
import { skipOtherCompanies } from './for-sample.ts';

skipOtherCompanies();

const documents = JSON.parse(readFileSync(path.join(dist, 'data/search-pages.json'), 'utf8')) as SearchDocument[];
const find = createSearchIndex(documents);
const { checks } = content.single('search');

it('has a table of at least sixty questions', () => {
  expect(checks.length).toBeGreaterThanOrEqual(60);
});

it.each(checks)('$typed', ({ typed, finds }) => {
  const first = find(typed)
    .slice(0, 3)
    .map(({ path }) => path);
  const path = finds === undefined ? undefined : resolvePath(finds, content.routes);
  const advice = `content/search.yaml: checks: "${typed}" finds ${first.join(', ') || 'nothing'}`;
  if (path === undefined) expect(first, `${advice}: no page should have these words`).toEqual([]);
  else expect(first, `${advice}: write the words under answers, beside ${path}`).toContain(path);
});

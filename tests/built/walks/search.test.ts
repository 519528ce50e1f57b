import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { SearchDocument } from '#features/search/search-document.ts';
import { createSearchIndex } from '#features/search/search-index.ts';
import { resolvePath } from '@site/model/routes/create-routes.ts';
import { isSample } from '../sample/for-sample.ts';
import { content, dist, listEntryPages } from '../built-pages.ts';

const documents = JSON.parse(readFileSync(path.join(dist, 'data/search-pages.json'), 'utf8')) as SearchDocument[];
const find = createSearchIndex(documents);
const { checks } = content.single('search');

it.for(checks)('$typed', ({ typed, finds }, { skip }) => {
  const first = find(typed)
    .slice(0, 3)
    .map(({ path: found }) => found);
  const wanted = finds === undefined ? undefined : resolvePath(finds, content.routes);
  const isRight = wanted === undefined ? first.length === 0 : first.includes(wanted);
  const advice = `content/search.yaml: checks: "${typed}" finds ${first.join(', ') || 'nothing'}`;
  const change =
    wanted === undefined ? 'no page should have these words' : `write the words under answers, beside ${wanted}`;
  // An owner's pages may fail a question, which isn't the code's fault: it only warns.
  skip(!isRight && !isSample, `${advice}: ${change}`);
  expect(isRight, `${advice}: ${change}`).toBe(true);
});

it('knows every page once, by its own address, and says no word that only machines read', () => {
  const paths = documents.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const pages = content.routes.all
    .filter(({ path, canonical }) => path === canonical && !content.unlisted.includes(path))
    .map(({ path }) => path);
  const entries = (['videos', 'posts', 'team'] as const).flatMap(listEntryPages);
  expect(paths.toSorted()).toEqual([...pages, ...entries].toSorted());
  for (const { path, text } of documents) {
    expect(text, path).not.toMatch(/\{%|\]\(|<[a-z]|\.jpg|undefined|\[object/);
    // Figures and the words after them are apart.
    expect(text, path).not.toMatch(/[a-z]\d+\+/);
  }
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { SearchDocument } from '#features/search/search-document.ts';
import { content, dist, listEntryPages } from '../site/built-pages.ts';

const documents = JSON.parse(readFileSync(path.join(dist, 'data/search-pages.json'), 'utf8')) as SearchDocument[];

it('knows every page once, by its own address, and says no word that only machines read', () => {
  const paths = documents.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const pages = content.routes.all.filter(({ path, canonical }) => path === canonical).map(({ path }) => path);
  const entries = (['videos', 'posts', 'team'] as const).flatMap(listEntryPages);
  expect(paths.toSorted()).toEqual([...pages, ...entries].toSorted());
  for (const { path, text } of documents) {
    expect(text, path).not.toMatch(/\{%|\]\(|<[a-z]|\.jpg|undefined|\[object/);
    // Figures and the words after them are apart.
    expect(text, path).not.toMatch(/[a-z]\d+\+/);
  }
});

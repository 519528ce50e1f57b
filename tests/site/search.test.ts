import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { SearchDocument } from '#features/search/search-document.ts';
import { createSearchIndex } from '#features/search/search-index.ts';
import { resolvePath } from '@site/model/routes/create-routes.ts';
import { readSiteContent } from './read-site-content.ts';

const content = await readSiteContent('content');
const documents = JSON.parse(await readFile('dist/data/search-pages.json', 'utf8')) as SearchDocument[];
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

it('knows every page once, by its own address, and says no word that only machines read', () => {
  const paths = documents.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const pages = content.routes.all.filter(({ path, canonical }) => path === canonical).map(({ path }) => path);
  const videos = content.list('videos').map(({ slug }) => `/videos/${slug}`);
  const posts = content.list('posts').map(({ slug }) => `/blog/${slug}`);
  const people = content.list('team').map(({ slug }) => `/crew/${slug}`);
  expect(paths.toSorted()).toEqual([...pages, ...videos, ...posts, ...people].toSorted());
  for (const { path, text } of documents) {
    expect(text, path).not.toMatch(/\{%|\]\(|<[a-z]|\.jpg|undefined|\[object/);
    // Figures and the words after them are apart.
    expect(text, path).not.toMatch(/[a-z]\d+\+/);
  }
});

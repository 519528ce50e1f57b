import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '#features/search/search-document.ts';
import { createSearchIndex, joinLanguages, needsOthers } from '#features/search/search-index.ts';
import { resolvePath } from '@site/model/routes/create-routes.ts';
import { isSample } from '../sample/for-sample.ts';
import { content, dist, listEntryPages, readPage, translations } from '../built-pages.ts';

const read = (folder: string) =>
  JSON.parse(readFileSync(path.join(dist, folder, 'data/search-pages.json'), 'utf8')) as SearchDocument[];
const documents = read('');
const find = createSearchIndex(documents);
const { checks } = content.single('search');
const others = new Map(translations.map((code) => [code, createSearchIndex(read(code))]));

/** A result must be among the first three of its language. */
const first = 3;

it.for(checks)('$typed', ({ typed, finds }, { skip }) => {
  const found = find(typed)
    .slice(0, first)
    .map((result) => result.path);
  const wanted = finds === undefined ? undefined : resolvePath(finds, content.routes);
  const isRight = wanted === undefined ? found.length === 0 : found.includes(wanted);
  const advice = `content/search.yaml: checks: "${typed}" finds ${found.join(', ') || 'nothing'}`;
  const change =
    wanted === undefined ? 'no page should have these words' : `write the words under answers, beside ${wanted}`;
  // An owner's pages may fail a question, which isn't the code's fault: it only warns.
  skip(!isRight && !isSample, `${advice}: ${change}`);
  expect(isRight, `${advice}: ${change}`).toBe(true);
});

const inAnother = checks.filter(({ lang }) => lang !== undefined);

describe.runIf(translations.length > 0 && inAnother.length > 0)('in another language', () => {
  it.for(inAnother)('$typed', ({ typed, finds = '', lang = '' }, { skip }) => {
    const other = others.get(lang);
    const address = resolvePath(finds, content.routes);
    const translated = readPage(address).$(`link[rel=alternate][hreflang^=${lang}]`).attr('href');
    skip(!isSample && (!other || translated === undefined), `the site has no ${lang} of ${finds}`);
    if (!other || translated === undefined) throw new Error(`content/search.yaml: the site has no ${lang} of ${finds}`);
    const wanted = new URL(translated).pathname;
    const own = other(typed).map((result) => result.path);
    const advice = `content/${lang}/search.yaml: "${typed}" finds ${own.slice(0, first).join(', ') || 'nothing'}: write the words under answers, at the place of ${finds}`;
    expect(own.slice(0, first), advice).toContain(wanted);
    // A page of the first language comes after the first results of the current one, unless none matches all words.
    if (!needsOthers(find(typed))) return;
    const both = joinLanguages(find(typed), other(typed));
    expect(
      both.slice(0, 2 * first).map((result) => result.path),
      `on a page of the first language, "${typed}"`,
    ).toContain(wanted);
  });
});

it('indexes every page once, without machine-readable text', () => {
  const paths = documents.map(({ path: address }) => address);
  expect(new Set(paths).size).toBe(paths.length);
  const pages = content.routes.all
    .filter(({ path: address, canonical }) => address === canonical)
    .map(({ path: address }) => address);
  const entries = (['videos', 'posts', 'team'] as const).flatMap(listEntryPages);
  expect(paths.toSorted()).toEqual([...pages, ...entries].toSorted());
  for (const { path: address, text } of documents) {
    expect(text, address).not.toMatch(/\{%|\]\(|<[a-z]|\.jpg|undefined|\[object/);
    // Figures and the words after them must be separated.
    expect(text, address).not.toMatch(/[a-z]\d+\+/);
  }
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { expect, it } from 'vitest';
import { dist, listBuiltFiles } from './built-pages.ts';

function listOutlineFaults($: CheerioAPI): string[] {
  const headings = $('h1, h2, h3, h4, h5, h6').toArray();
  const levels = headings.map((node) => Number(node.tagName.slice(1)));
  const skipping = headings.filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1);
  const first = levels.filter((level) => level === 1).length;
  return [
    ...(first === 1 ? [] : [`${String(first)} h1`]),
    ...skipping.map((node) => `${node.tagName} "${$(node).text()}" leaves out a level`),
  ];
}

function listIds($: CheerioAPI): string[] {
  return $('[id]')
    .toArray()
    .map((node) => $(node).attr('id') ?? '');
}

function listRepeatedIds($: CheerioAPI): string[] {
  const ids = listIds($);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

/** Ids and what refers to them, as React's `useId` writes them. */
function listMadeIds($: CheerioAPI): string[] {
  const names = $('[name], [for], [aria-labelledby], [aria-controls]')
    .toArray()
    .flatMap((node) => Object.values(node.attribs));
  return [...listIds($), ...names].filter((id) => /^_\w*R_\w*_/.test(id));
}

function listPictureFaults($: CheerioAPI): string[] {
  const isSized = (length: string | undefined) => /^[1-9]\d*$/.test(length ?? '');
  return $('img')
    .toArray()
    .filter(({ attribs: { width, height, alt } }) => !isSized(width) || !isSized(height) || alt === undefined)
    .map((node) => $.html(node));
}

/** What is wrong where, by rule: each page is read once, before any test. */
const faults = { outline: [] as string[], ids: [] as string[], made: [] as string[], pictures: [] as string[] };
for (const file of listBuiltFiles().filter((name) => name.endsWith('.html'))) {
  const $ = load(readFileSync(path.join(dist, file), 'utf8'));
  faults.outline.push(...listOutlineFaults($).map((fault) => `${file}: ${fault}`));
  faults.ids.push(...listRepeatedIds($).map((id) => `${file}: ${id}`));
  faults.made.push(...listMadeIds($).map((id) => `${file}: ${id}`));
  faults.pictures.push(...listPictureFaults($).map((picture) => `${file}: ${picture}`));
}

it('every page has one h1, and its headings leave out no level', () => {
  expect(faults.outline).toEqual([]);
});

it('no page gives two elements the same id', () => {
  expect(faults.ids).toEqual([]);
});

it('every picture says its size, so that nothing jumps, and what it shows or that it only decorates', () => {
  expect(faults.pictures).toEqual([]);
});

it('no island’s id is left to React, which would write another one in the browser', () => {
  expect(faults.made).toEqual([]);
});

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SearchIndex } from './search-index.ts';

let dist = '';

beforeEach(async () => {
  dist = await mkdtemp(path.join(os.tmpdir(), 'search-index-'));
});

afterEach(async () => {
  await SearchIndex.close();
  await rm(dist, { recursive: true, force: true });
});

function pageAt(canonical: string | undefined, main: string): string {
  const link = canonical === undefined ? '' : `<link href="https://site.example${canonical}" rel="canonical">`;
  return `<html lang="en"><head><title>A page</title>${link}</head>${main}</html>`;
}

const listed = '<main data-pagefind-body><h1>Words</h1><p>that can be found</p></main>';

test('a page is indexed once, at its own address, unless nobody shall find it', async () => {
  const index = await SearchIndex.open();
  await index.add('index.html', pageAt('/', listed));
  await index.add('about/index.html', pageAt('/about', listed));
  await index.add('with-slash/index.html', pageAt('/with-slash/', listed));
  await index.add('homePage/index.html', pageAt('/', listed));
  await index.add('videos/2/index.html', pageAt('/videos/2', '<main><h1>Page 2</h1></main>'));
  await index.add('404.html', pageAt(undefined, '<main><h1>Not found</h1></main>'));
  expect(index.count).toBe(3);
});

test('of what Pagefind writes, the site serves only what it uses', async () => {
  const index = await SearchIndex.open();
  await index.add('about/index.html', pageAt('/about', listed));
  await index.write(dist);
  const names = await readdir(path.join(dist, 'pagefind'));
  expect(names).toEqual(expect.arrayContaining(['fragment', 'index', 'pagefind-entry.json', 'pagefind.js']));
  expect(names.filter((name) => /ui|worker|highlight|unknown/.test(name))).toEqual([]);
});

test('a page without an address is named', async () => {
  const index = await SearchIndex.open();
  await expect(index.add('about/index.html', pageAt(undefined, listed))).rejects.toThrow('about/index.html');
});

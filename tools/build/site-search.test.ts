import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSearchIndex } from './site-search.ts';

let dist = '';

beforeEach(async () => {
  dist = await mkdtemp(path.join(os.tmpdir(), 'search-index-'));
});

afterEach(async () => {
  await rm(dist, { recursive: true, force: true });
});

async function writePage(file: string, canonical: string | undefined, main: string): Promise<void> {
  const link = canonical === undefined ? '' : `<link href="https://site.example${canonical}" rel="canonical">`;
  await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
  await writeFile(path.join(dist, file), `<html lang="en"><head><title>A page</title>${link}</head>${main}</html>`);
}

const listed = '<main data-pagefind-body><h1>Words</h1><p>that can be found</p></main>';

test('a page is indexed once, at its own address, unless nobody shall find it', async () => {
  await writePage('index.html', '/', listed);
  await writePage('about/index.html', '/about', listed);
  await writePage('with-slash/index.html', '/with-slash/', listed);
  await writePage('homePage/index.html', '/', listed);
  await writePage('videos/2/index.html', '/videos/2', '<main><h1>Page 2</h1></main>');
  await writePage('404.html', undefined, '<main><h1>Not found</h1></main>');
  expect(await writeSearchIndex(dist)).toBe(3);
});

test('of what Pagefind writes, the site serves only what it uses', async () => {
  await writePage('about/index.html', '/about', listed);
  await writeSearchIndex(dist);
  const names = await readdir(path.join(dist, 'pagefind'));
  expect(names).toEqual(expect.arrayContaining(['fragment', 'index', 'pagefind-entry.json', 'pagefind.js']));
  expect(names.filter((name) => /ui|worker|highlight|unknown/.test(name))).toEqual([]);
});

test('a page without an address is named', async () => {
  await writePage('about/index.html', undefined, listed);
  await expect(writeSearchIndex(dist)).rejects.toThrow('about/index.html');
});

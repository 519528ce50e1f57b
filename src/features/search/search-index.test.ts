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

function pageAt(canonical: string | undefined, main: string): Promise<string> {
  const link = canonical === undefined ? '' : `<link href="https://site.example${canonical}" rel="canonical">`;
  return Promise.resolve(`<html lang="en"><head><title>A page</title>${link}</head>${main}</html>`);
}

const listed = '<main data-pagefind-body><h1>Words</h1><p>that can be found</p></main>';

test('a page is indexed once, at its own address, unless nobody shall find it', async () => {
  const index = await SearchIndex.open();
  index.add('/', pageAt('/', listed));
  index.add('/about', pageAt('/about', listed));
  index.add('/with-slash', pageAt('/with-slash/', listed));
  index.add('/homePage/', pageAt('/', listed));
  index.add('/videos/2', pageAt('/videos/2', '<main><h1>Page 2</h1></main>'));
  index.add('/404', pageAt(undefined, '<main><h1>Not found</h1></main>'));
  index.add('/robots.txt', Promise.resolve(undefined));
  expect(await index.write(dist)).toBe(3);
});

test('of what Pagefind writes, the site serves only what it uses', async () => {
  const index = await SearchIndex.open();
  index.add('/about', pageAt('/about', listed));
  await index.write(dist);
  const names = await readdir(path.join(dist, 'pagefind'));
  expect(names).toEqual(expect.arrayContaining(['fragment', 'index', 'pagefind-entry.json', 'pagefind.js']));
  expect(names.filter((name) => /ui|worker|highlight|unknown/.test(name))).toEqual([]);
});

test('the same pages give the same index, whichever is rendered first', async () => {
  const words = ['salsa', 'rock', 'rain', 'desert', 'crane', 'lens'];
  const write = async (delayOf: (place: number) => number) => {
    const index = await SearchIndex.open();
    words.forEach((word, place) => {
      const main = `<main data-pagefind-body data-pagefind-filter="kind:${word}"><p>${words.slice(0, place + 1).join(' ')}</p></main>`;
      const page = pageAt(`/${word}`, main);
      index.add(
        `/${word}`,
        new Promise((resolve) => setTimeout(resolve, delayOf(place))).then(() => page),
      );
    });
    await index.write(dist);
    const files = await readdir(path.join(dist, 'pagefind'), { recursive: true });
    await SearchIndex.close();
    await rm(path.join(dist, 'pagefind'), { recursive: true });
    return files.sort();
  };
  expect(await write((place) => 60 - 10 * place)).toEqual(await write((place) => 10 * place));
});

test('a page without an address is named', async () => {
  const index = await SearchIndex.open();
  index.add('/about', pageAt(undefined, listed));
  await expect(index.write(dist)).rejects.toThrow('/about');
});

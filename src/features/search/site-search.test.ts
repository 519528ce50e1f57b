import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSearchIndex } from './site-search.ts';

let site = '';

beforeEach(async () => {
  site = await mkdtemp(path.join(os.tmpdir(), 'site-search-'));
});

afterEach(async () => {
  await rm(site, { recursive: true, force: true });
});

async function addPage(name: string, attributes: string, main: string): Promise<void> {
  await mkdir(path.join(site, name), { recursive: true });
  const title = `<title data-pagefind-meta="name">Title of ${name}</title>`;
  await writeFile(
    path.join(site, name, 'index.html'),
    `<html lang="en"><head>${title}</head><body><main ${attributes}><h1>Heading</h1>${main}</main></body></html>`,
  );
}

interface Fragment {
  readonly content: string;
  readonly meta: Readonly<Record<string, string>>;
}

/** What the index keeps of each page that can be found. */
async function readFragments(): Promise<Fragment[]> {
  const folder = path.join(site, 'pagefind/fragment');
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name))));
  return files.map(
    (file) =>
      JSON.parse(
        gunzipSync(file)
          .toString()
          .replace(/^[^{]*/, ''),
      ) as Fragment,
  );
}

test('only marked pages are found, by their own words and their title', async () => {
  await addPage('about', 'data-pagefind-body data-pagefind-meta="path:/about"', '<nav>Menu</nav><p>Own words</p>');
  await addPage('alias', '', '<p>Never found</p>');
  await writeSearchIndex(site);
  const fragments = await readFragments();
  expect(fragments).toHaveLength(1);
  expect(fragments[0]?.meta).toMatchObject({ path: '/about', title: 'Heading', name: 'Title of about' });
  expect(fragments[0]?.content).toContain('Own words');
  expect(fragments[0]?.content).not.toContain('Menu');
});

test('the site serves only the files of Pagefind that it uses', async () => {
  await addPage('about', 'data-pagefind-body', '<p>Words</p>');
  await writeSearchIndex(site);
  const names = await readdir(path.join(site, 'pagefind'));
  expect(names).toEqual(expect.arrayContaining(['fragment', 'index', 'pagefind-entry.json', 'pagefind.js']));
  expect(names.filter((name) => /ui|worker|highlight|unknown/.test(name))).toEqual([]);
});

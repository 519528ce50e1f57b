import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeFloor } from './floor.ts';

const page = `<!doctype html><html><head>
<meta http-equiv="content-security-policy" content="default-src 'none'">
<style>@font-face{font-family:Archivo Display;src:url(data:font/woff2;base64,AAAA)}h1{color:red}</style>
<script>go()</script></head><body><h1>Call</h1><img src="/hero.avif"><script type="application/ld+json">{}</script></body></html>`;

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'floor-'));
  await mkdir(path.join(root, 'dist/about'), { recursive: true });
  for (const file of ['index.html', 'about/index.html']) await writeFile(path.join(root, 'dist', file), page);
  await writeFloor(path.join(root, 'dist'), ['/about'], path.join(root, 'floor'));
});

afterAll(() => rm(root, { recursive: true }));

const read = (file: string) => readFile(path.join(root, file), 'utf8');

it('a floor page has the text, style and pictures of its page, but no script, policy or font to load', async () => {
  const floor = await read('floor/about/index.html');
  for (const kept of ['<h1>Call</h1>', 'h1{color:red}', '/hero.avif', 'application/ld+json']) {
    expect(floor).toContain(kept);
  }
  for (const gone of ['go()', 'content-security-policy', 'data:font']) expect(floor).not.toContain(gone);
  const compressed = await readFile(path.join(root, 'floor/about/index.html.br'));
  expect(brotliDecompressSync(compressed).toString()).toBe(floor);
});

it('the site and its other pages stay as they are', async () => {
  expect(await read('dist/about/index.html')).toBe(page);
  expect(await read('floor/index.html')).toBe(page);
});

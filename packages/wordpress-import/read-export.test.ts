import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeExport } from './import.fixture.ts';
import { readExports } from './read-export.ts';

async function readFrom(...texts: readonly (string | Uint8Array)[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'export-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  const files = texts.map((_, index) => path.join(folder, `${index}.xml`));
  await Promise.all(files.map(async (file, index) => writeFile(file, texts[index] ?? '')));
  return readExports(files);
}

const valid = writeExport([{ id: 1, content: 'é ]]> b' }, { id: 2 }]);

it.each([
  ['a byte order mark', `\uFEFF${valid}`],
  ['a blank line before the declaration', `\n \n${valid}`],
  ['Windows line ends', valid.replace(/\n/g, '\r\n')],
])('an export may have %s', async (_, text) => {
  const { items } = await readFrom(text);
  expect(items.map(({ id, content }) => [id, content.slice(0, 7)])).toEqual([
    [1, 'é ]]> b'],
    [2, 'Take 2:'],
  ]);
});

it('an item in two files of an export is imported once', async () => {
  const { items } = await readFrom(valid, writeExport([{ id: 2 }, { id: 3 }]));
  expect(items.map(({ id }) => id)).toEqual([1, 2, 3]);
});

it.each([
  [
    'a file cut short',
    [valid.slice(0, valid.indexOf('<wp:post_id>'))],
    /^0\.xml: line \d+ cannot be read .*Tools, Export/,
  ],
  ['a feed of another program', ['<rss><channel><title>x</title></channel></rss>'], /^0\.xml: is not from a WordPress/],
  ['no XML', ['id,title\n1,x'], /^0\.xml: line 1 cannot be read/],
  ['an empty file', [''], /^0\.xml: is not from a WordPress export/],
  ['another encoding', [Buffer.from(valid, 'latin1')], /^0\.xml: The encoded data was not valid/],
  ['files of two sites', [valid, valid.replaceAll('oldsite', 'other')], /one site, not of ".*oldsite.*", ".*other/],
])('%s is rejected with a message', async (_, texts, message) => {
  await expect(readFrom(...texts)).rejects.toThrow(message);
});

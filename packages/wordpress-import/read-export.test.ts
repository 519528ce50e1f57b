import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeExport } from './export.fixture.ts';
import { readExports } from './read-export.ts';

async function readFrom(...texts: readonly (string | Uint8Array)[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'export-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  const files = texts.map((_, index) => path.join(folder, `${index}.xml`));
  await Promise.all(files.map(async (file, index) => writeFile(file, texts[index] ?? '')));
  return readExports(files);
}

const valid = writeExport([{ id: 1, content: 'a ]]> b' }, { id: 2 }]);

it.each([
  ['a byte order mark', `\uFEFF${valid}`],
  ['a blank line before the declaration', `\n \n${valid}`],
  ['Windows line ends', valid.replace(/\n/g, '\r\n')],
  ['a thousand references to characters', valid.replace('Take 2', '&#8211;&nbsp;'.repeat(1_000))],
])('an export may have %s', async (_, text) => {
  const { items } = await readFrom(text);
  expect(items.map(({ id, content }) => [id, content.slice(0, 7)])).toEqual([
    [1, 'a ]]> b'],
    [2, 'Take 2:'],
  ]);
});

it('what two files of an export have in common is there once', async () => {
  const { items } = await readFrom(valid, writeExport([{ id: 2 }, { id: 3 }]));
  expect(items.map(({ id }) => id)).toEqual([1, 2, 3]);
});

const advice = 'on the old site choose Tools, Export, All content, and use the file that it downloads';

it.each([
  [
    'a file cut short',
    [valid.slice(0, valid.indexOf('<wp:post_id>'))],
    /^0\.xml: line \d+ cannot be read \(Unclosed root tag\): /,
  ],
  [
    'a feed of another program',
    ['<rss><channel><title>x</title></channel></rss>'],
    `0.xml: is not from a WordPress export: ${advice}`,
  ],
  ['an HTML page', ['<html><body></body></html>'], `0.xml: is not from a WordPress export: ${advice}`],
  ['no XML', ['id,title\n1,x'], /^0\.xml: line 1 cannot be read/],
  ['an empty file', [''], `0.xml: is not from a WordPress export: ${advice}`],
  [
    'entities that expand',
    [`<!DOCTYPE rss [<!ENTITY a "b">]>${valid}`],
    `0.xml: line 1 has a DOCTYPE, which no WordPress export has: ${advice}`,
  ],
  ['an element that is not closed', [valid.replace('</wp:status>', '')], /^0\.xml: line \d+ cannot be read/],
  [
    'another encoding',
    [Buffer.from(`${valid}é`, 'latin1')],
    '0.xml: is no text in UTF-8: unpack it if it is a zip, or export it again',
  ],
  [
    'files of two sites',
    [valid, valid.replaceAll('oldsite', 'other')],
    'The files are of several sites (https://www.oldsite.example, https://www.other.example): import each by itself',
  ],
])('%s is refused in a sentence', async (_, texts, message) => {
  await expect(readFrom(...texts)).rejects.toThrow(message);
});

it('a missing file is named', async () => {
  await expect(readExports(['none.xml'])).rejects.toThrow('none.xml: does not exist');
});

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExport } from './read-export.ts';

const fixture = path.join(import.meta.dirname, 'old-site.fixture.xml');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'export-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function readFrom(text: string | Uint8Array) {
  const file = path.join(folder, 'export.xml');
  await writeFile(file, text);
  return readExport(file);
}

const validExport = await readFile(fixture, 'utf8');

describe('an export', () => {
  it.each([
    ['a byte order mark', `\uFEFF${validExport}`],
    ['a blank line before the declaration', `\n \n${validExport}`],
    ['Windows line ends', validExport.replace(/\n/g, '\r\n')],
    ['other prefixes', validExport.replace(/\bwp:/g, 'w:').replace(/xmlns:wp=/, 'xmlns:w=')],
    ['the first format', validExport.replaceAll('export/1.2/', 'export/1.0/')],
    ['namespaces of https', validExport.replaceAll('="http://', '="https://')],
    ['UTF-16', Buffer.from(validExport, 'utf16le')],
    ['the encoding that it names', Buffer.from(validExport.replace('UTF-8', 'ISO-8859-1'), 'latin1')],
    ['a bare & and an entity of HTML in a title', validExport.replace('Half an idea', 'Half &nbsp; an & idea')],
  ])('may have %s', async (_, text) => {
    expect((await readFrom(text)).posts).toHaveLength(7);
  });

  it('may have characters that two chunks of the file share', async () => {
    const long = 'é'.repeat(300_001);
    const { posts } = await readFrom(validExport.replace('A car at night', `x${long} A car at night`));
    expect(posts[0]?.content.startsWith(`x${long} A car`)).toBe(true);
  });
});

const advice = 'on the old site choose Tools, Export, All content, and use the file that it downloads';
const bomb = `<?xml version="1.0"?>
<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>
<rss><channel><title>&c;</title></channel></rss>`;

it.each([
  [
    'a file cut short',
    validExport.slice(0, validExport.indexOf('<wp:post_id>102')),
    /^export\.xml: line \d+ is the last, and the file is cut short: export it again$/,
  ],
  [
    'a feed of another program',
    '<rss version="2.0"><channel><title>x</title></channel></rss>',
    `export.xml: line 1 is not from a WordPress export: ${advice}`,
  ],
  ['an HTML page', '\n<html><body></body></html>', `export.xml: line 2 is not from a WordPress export: ${advice}`],
  ['no XML', 'id,title\n1,x', /^export\.xml: line \d cannot be read \(.*\): fix it there, or export it again$/],
  ['an empty file', '', `export.xml: line 1 is not from a WordPress export: ${advice}`],
  ['entities that expand', bomb, `export.xml: line 2 has a DOCTYPE, which no WordPress export has: ${advice}`],
  [
    'an element that is not closed',
    validExport.replace('</wp:status>', ''),
    /^export\.xml: line \d+ cannot be read \(.*\): fix it there, or export it again$/,
  ],
  [
    'another encoding than it names',
    Buffer.from(validExport.replace('Half an idea', 'Half an idéa'), 'latin1'),
    /^export\.xml: line \d+ is not UTF-8: open the file in a text editor, choose .* and save it as UTF-8$/,
  ],
  ['a zip', 'PK\u0003\u0004', 'export.xml: is a zip: unpack it, and import each .xml file that is in it'],
])('%s is rejected in a sentence that names the line', async (_, text, message) => {
  await expect(readFrom(text)).rejects.toThrow(message);
});

it('a missing file is named', async () => {
  await expect(readExport(path.join(folder, 'none.xml'))).rejects.toThrow('none.xml: does not exist');
});

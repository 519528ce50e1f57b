import path from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import type { RawEntry } from '@site/model/check/read-content.ts';
import { listFiles } from '@site/model/files/list-files.ts';
import { collectionNames, folderOf } from './collections.ts';
import { lastOrder, nextId, slugOf, writeEntryYaml } from './new-entry.ts';

const entries = (...numbers: { id?: number | string; order?: number }[]) =>
  numbers.map((data) => ({ data }) as RawEntry);

it('gives a new entry the next id', () => {
  expect(nextId(entries({ id: 7 }, { id: '212' }, {}), z.number())).toBe(213);
  expect(nextId([], z.string())).toBe('1');
});

it('orders a new entry after the last', () => {
  expect(lastOrder(entries({ order: 40 }, { order: 210 }))).toBe(220);
  expect(lastOrder([])).toBe(10);
});

it.each([
  ['Neon Tide', 'neon-tide'],
  ['De Aquí Pa’ Hialeah', 'de-aqui-pa-hialeah'],
  ['Azúcar & Sal: Año 2 (Official Video)', 'azucar-and-sal-ano-2-official-video'],
  ['Straße, Œuvre, Łódź, Ågesund', 'strasse-oeuvre-lodz-agesund'],
  ["Don't iPhone, Hawaiʻi", 'dont-iphone-hawaii'],
  ['İstanbul’da Işık', 'istanbulda-isik'],
  ['Соль', 'sol'],
  ['  — Luz —  ', 'luz'],
  ['東京', ''],
  ['long '.repeat(30), 'long-'.repeat(16).slice(0, -1)],
])('the file of "%s" is named %s', (title, name) => {
  expect(slugOf(title)).toBe(name);
});

/** Comments, the HTML of posts, and pages have no fixed style. */
it('reproduces the formatting of every entry in the content', () => {
  const content = path.join(import.meta.dirname, '../../../tests/fixture');
  const files = collectionNames
    .filter((name) => name !== 'portfolios')
    .flatMap((name) =>
      listFiles(path.join(content, folderOf(name))).map((file) => path.join(content, folderOf(name), file)),
    );
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    expect(writeEntryYaml(parse(source) as Record<string, unknown>), file).toBe(source);
  }
});

it('quotes ambiguous values, and never folds a line', () => {
  const long = 'word '.repeat(60).trim();
  const data = { title: 'Yes: {phone}', artist: '1999', absent: undefined, description: long, posterAlt: 'true' };
  expect(writeEntryYaml(data)).toBe(`title: 'Yes: {phone}'\nartist: '1999'\ndescription: ${long}\nposterAlt: 'true'\n`);
});

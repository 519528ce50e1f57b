import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { makeContentMutation } from './content-mutation.ts';
import { readOriginals, type Originals } from './originals.ts';

let originals: Originals;

beforeAll(async () => {
  originals = await readOriginals(path.join(import.meta.dirname, '../../../../content'));
});

it('spoils the same in the same way for the same seed', () => {
  expect(makeContentMutation(3, originals)).toEqual(makeContentMutation(3, originals));
});

it('changes something each time, in text, fields, places and pictures', () => {
  const mutations = Array.from({ length: 300 }, (_, index) => makeContentMutation(index + 1, originals));
  const known = new Map([...originals.written, ...originals.media].map(({ file, bytes }) => [file, bytes]));
  for (const { what, changes } of mutations) {
    const isChanged = changes.some(({ file, bytes }) => bytes === undefined || !known.get(file)?.equals(bytes));
    expect(isChanged, what).toBe(true);
  }
  const files = mutations.flatMap(({ changes }) => changes.map(({ file }) => file));
  expect(files.filter((file) => file.startsWith('media/')).length).toBeGreaterThan(0);
  expect(files.filter((file) => file.endsWith('.mdoc')).length).toBeGreaterThan(0);
  expect(new Set(mutations.map(({ what }) => what.split(':')[0])).size).toBeGreaterThan(30);
});

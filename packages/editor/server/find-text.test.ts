import path from 'node:path';
import { expect, test } from 'vitest';
import { formatDuration } from '@site/model/video/duration.ts';
import { findText } from './find-text.ts';
import { readEntry } from './save.ts';

const folder = path.resolve('tests/fixture');
const file = 'videos/neon-tide.yaml';
const { artist, group, durationSeconds } = readEntry(folder, file).values;
const card = { page: '/', links: ['/videos/neon-tide'] };

test.for([
  ['a text', String(artist), ['artist']],
  ['a length', formatDuration(Number(durationSeconds)), ['durationSeconds']],
  ['a line of several fields', `${String(artist)} · ${String(group)}`, ['artist', 'group']],
] as const)('%s of a card leads to the entry that the card links to', ([, text, fields]) => {
  const found = findText(folder, { ...card, texts: [text] });
  expect(found.map((place) => [place.file, place.field])).toEqual(fields.map((field) => [file, field]));
});

test('a text that the site fills in leads to its template', () => {
  const [found] = findText(folder, { page: '/music-videos', texts: ['3 of 12 videos'], links: [] });
  expect(found?.text).toMatch(/\{\w+\} of \{\w+\} videos/);
});

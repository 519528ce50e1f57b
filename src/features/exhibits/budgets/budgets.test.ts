import { expect, test } from 'vitest';
import { budgets } from '@site/model/schemas/exhibits/budgets.ts';
import { countPlaces, countShots, drawShots, placeParts, songLength, writeTime } from './budgets.ts';

const song = [
  { name: 'Intro', seconds: 10 },
  { name: 'Verse', seconds: 60 },
  { name: 'Outro', seconds: 5 },
];
const parts = [
  { shots: 1, place: 1, what: 'A window' },
  { shots: 4, place: 2, what: 'A street' },
  { shots: 2, place: 1, what: 'The window' },
];

test('parts follow each other, and times are those of a player', () => {
  expect(placeParts(song).map(({ start }) => start)).toEqual([0, 10, 70]);
  expect(writeTime(songLength(song))).toBe('1:15');
  expect(writeTime(64)).toBe('1:04');
});

test('shots and places are counted over all parts', () => {
  expect(countShots({ parts })).toBe(7);
  expect(countPlaces({ parts })).toBe(2);
});

test('shots divide a part, from its beginning on', () => {
  expect(drawShots({ name: 'Verse', start: 10, seconds: 60 }, 2, 8)).toBe('M100 0h296v8H100zM400 0h296v8H400z');
});

test('a budget needs a line for each part of the song', () => {
  const budget = { name: 'Half a day', hours: 6, people: 4, parts: parts.slice(0, 2) };
  const issues = budgets.safeParse({
    title: 'One song',
    caption: 'Three budgets.',
    song,
    budgets: [
      { ...budget, parts },
      { ...budget, parts: [...parts, ...parts] },
    ],
    words: { shots: 'shots', people: 'people', place: 'place', places: 'places', hours: 'hours', part: 'Part' },
  }).error?.issues;
  expect(issues?.map(({ message }) => message)).toEqual(['has 6 parts, but the song has 3: write one for each']);
});

import { expect, test } from 'vitest';
import { bars } from '@site/model/schemas/exhibits/bars.ts';
import { countBlocks, placeScale, tabulateParts } from './bars.ts';

const parts = [
  { count: 1, group: 1, text: 'A window' },
  { count: 4, group: 2, text: 'A street' },
  { count: 2, group: 1, text: 'The window' },
];
const song = {
  name: 'song',
  title: 'One song',
  scale: [
    { name: 'Intro', length: 10 },
    { name: 'Verse', length: 60 },
    { name: 'Outro', length: 5 },
  ],
  bars: [{ name: 'Half a day', facts: [], parts }],
  groups: ['place 1', 'place 2'],
  words: { head: 'Part', count: 'shots' },
};

test('parts follow each other, and blocks are counted over all parts', () => {
  expect(placeScale(song).map(({ label }) => label)).toEqual(['0:00', '0:10', '1:10']);
  expect(countBlocks({ parts })).toBe(7);
  expect(tabulateParts(song)[2]).toEqual(['Verse, 0:10', '4 × A street (place 2)']);
});

test('a bar needs a line for each part of the scale, and a name for each of its groups', () => {
  const adviceOn = (changed: object) =>
    bars.safeParse({ ...song, ...changed }).error?.issues.map(({ message }) => message);
  expect(adviceOn({ bars: [{ name: 'Twice', facts: [], parts: [...parts, ...parts] }] })).toEqual([
    'has 6 parts, but the scale has 3: write one for each',
  ]);
  expect(adviceOn({ groups: ['place 1'] })).toEqual([
    'has the group 2, which groups does not name: write its name there',
  ]);
});

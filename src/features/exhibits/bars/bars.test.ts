import { expect, test } from 'vitest';
import { bars } from '@site/model/schemas/exhibits/bars.ts';
import { countBlocks, listGroups, placeScale } from './bars.ts';

const scale = [
  { name: 'Intro', seconds: 10 },
  { name: 'Verse', seconds: 60 },
  { name: 'Outro', seconds: 5 },
];
const parts = [
  { count: 1, group: 1, text: 'A window' },
  { count: 4, group: 2, text: 'A street' },
  { count: 2, group: 1, text: 'The window' },
];

test('parts follow each other, and blocks are counted over all parts', () => {
  expect(placeScale(scale).map(({ start }) => start)).toEqual([0, 10, 70]);
  expect(countBlocks({ parts })).toBe(7);
  expect(listGroups([{ parts }])).toEqual([1, 2]);
});

test('a bar needs a line for each part of the scale', () => {
  const all = [parts, [...parts, ...parts]].map((own, index) => ({
    name: `Bar ${index}`,
    facts: [],
    parts: own,
  }));
  const words = { count: 'shots', group: 'place', head: 'Part' };
  const issues = bars.safeParse({ name: 'song', title: 'One song', scale, bars: all, words }).error?.issues;
  expect(issues?.map(({ message }) => message)).toEqual(['has 6 parts, but the scale has 3: write one for each']);
});

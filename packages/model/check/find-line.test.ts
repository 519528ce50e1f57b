import { expect, test } from 'vitest';
import { findLine } from './find-line.ts';

const yaml = `# A comment first.
title: Neon Tide

tiers:
  - name: Starter
    price: 1
  - name: Feature
`;

test.for([
  ['title', 2],
  ['tiers', 4],
  ['tiers[0].name', 5],
  ['tiers[0].price', 6],
  ['tiers[1]', 7],
  // A missing field is reported on the line of its block.
  ['tiers[1].price', 7],
  ['phone', undefined],
  ['', undefined],
  ['line 12', 12],
] as const)('%s is on line %d', ([field, line]) => {
  expect(findLine(yaml, field)).toBe(line);
});

test('fields above a text count from the first line of the file', () => {
  expect(findLine(`---\n${yaml}---\nText\n`, 'tiers[0].name')).toBe(6);
});

test('a file that cannot be read has no lines for fields', () => {
  expect(findLine('"', 'title')).toBeUndefined();
});

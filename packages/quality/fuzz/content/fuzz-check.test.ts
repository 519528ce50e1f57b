import { expect, it } from 'vitest';
import { listMessageFaults } from './fuzz-check.ts';

const file = 'content/site.yaml';

it('finds nothing wrong with a message of file, field and advice', () => {
  expect(listMessageFaults({ file, field: 'phone', advice: 'is missing: write + and the digits alone' })).toEqual([]);
});

it.each([
  [{ file: '', field: 'phone', advice: 'is missing' }, 'names no file'],
  [{ file, field: 'phone', advice: ' ' }, 'has no advice'],
  [{ file, field: 'phone', advice: 'is "a\u001B[2Jb"' }, 'holds a character that a terminal acts on'],
  [{ file, field: '[object Object]', advice: 'is missing' }, 'shows what no person wrote'],
  [{ file, field: 'phone', advice: 'x'.repeat(5_000) }, 'characters: '],
])('sees what an editor cannot work with: %j', (problem, fault) => {
  expect(listMessageFaults(problem)).toEqual([expect.stringContaining(fault)]);
});

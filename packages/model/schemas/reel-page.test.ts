import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readTimecode, reelPageSchema } from './reel-page.ts';

const file = path.join(import.meta.dirname, '../../../tests/fixture/pages/reel.yaml');
const page = reelPageSchema.parse(parse(readFileSync(file, 'utf8')));
const [first, second] = page.shots.list;

it.each([
  ['00:00:00', 0],
  ['00:02:16', 2 + 16 / 24],
  ['01:00:12', 60.5],
])('%s is %d seconds into a film of 24 frames a second', (timecode, seconds) => {
  expect(readTimecode(timecode)).toBeCloseTo(seconds, 9);
});

function messages(shots: readonly unknown[]): string[] {
  const { error } = reelPageSchema.safeParse({ ...page, shots: { ...page.shots, list: shots } });
  return error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? [];
}

it('names a shot out of order, one after the end, and a timecode that is none', () => {
  expect(messages([first, second])).toEqual([]);
  expect(messages([second, first])).toEqual([
    'shots.list.1.at is 00:00:00, not after the shot before it: put the shots in the order of the film',
  ]);
  expect(messages([first, { ...second, at: '00:48:00' }])).toEqual([
    'shots.list.1.at is 00:48:00, after the end of a film of 48 seconds: write an earlier moment',
  ]);
  expect(messages([first, { ...second, at: '2.7' }])).toEqual([
    'shots.list.1.at is not right: write where the shot starts as minutes, seconds and frames, such as 00:02:16',
  ]);
});

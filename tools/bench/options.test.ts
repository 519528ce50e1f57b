import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('measures the real catalogue and looks five times at each page unless told otherwise', () => {
  expect(readOptions([])).toEqual({ videos: undefined, lighthouseRuns: 5 });
  expect(readOptions(['--videos', '10000', '--lighthouse-runs', '0'])).toEqual({ videos: 10_000, lighthouseRuns: 0 });
});

it.each(['-1', '1.5', 'many', ''])('says what to write instead of --lighthouse-runs %s', (runs) => {
  expect(() => readOptions([`--lighthouse-runs=${runs}`])).toThrow('such as --lighthouse-runs 1, or 0 to leave it out');
});

it.each(['0', '-5', 'all', ''])('says what to write instead of --videos %s', (videos) => {
  expect(() => readOptions([`--videos=${videos}`])).toThrow('such as --videos 10000');
});

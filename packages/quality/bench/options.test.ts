import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

const subjects = ['page-sizes', 'load'];
const usual = { videos: undefined, lighthouseRuns: 5, loadSeconds: 60, only: undefined };

it('measures the real catalogue and looks five times at each page unless told otherwise', () => {
  expect(readOptions([], subjects)).toEqual(usual);
  expect(readOptions(['--videos', '10000', '--lighthouse-runs', '0'], subjects)).toEqual({
    ...usual,
    videos: 10_000,
    lighthouseRuns: 0,
  });
});

it('measures one subject where it is named', () => {
  expect(readOptions(['--only', 'load', '--load-seconds', '3'], subjects)).toEqual({
    ...usual,
    loadSeconds: 3,
    only: 'load',
  });
  expect(() => readOptions(['--only', 'loud'], subjects)).toThrow("--only is 'loud': write one of page-sizes, load");
});

it.each(['0', '-1', 'long', ''])('says what to write instead of --load-seconds %s', (seconds) => {
  expect(() => readOptions([`--load-seconds=${seconds}`], subjects)).toThrow('such as 60');
});

it.each(['-1', '1.5', 'many', ''])('says what to write instead of --lighthouse-runs %s', (runs) => {
  expect(() => readOptions([`--lighthouse-runs=${runs}`], subjects)).toThrow(
    'such as --lighthouse-runs 1, or 0 to leave it out',
  );
});

it.each(['0', '-5', 'all', ''])('says what to write instead of --videos %s', (videos) => {
  expect(() => readOptions([`--videos=${videos}`], subjects)).toThrow('such as --videos 10000');
});

import { expect, it } from 'vitest';
import { listBuildCost } from './build-cost.ts';

const site = { dist: '/tmp/site', origin: 'http://localhost:1', videos: 75 };
const normalCost = { seconds: 10, processorSeconds: 12, peakBytes: 500_000_000 };
const cost = { seconds: 110, processorSeconds: 92, peakBytes: 1_900_000_000 };

it('says nothing where no large catalogue was built', () => {
  expect(listBuildCost({ site })).toEqual([]);
});

it('gives each added video its part of what the build took longer', () => {
  const rows = listBuildCost({ site, grown: { ...site, videos: 10_000, added: 10_000, cost, normalCost } });
  const perVideo = rows.filter(({ what }) => what.startsWith('each video added'));
  expect(perVideo.map(({ figure, unit, target }) => [figure, unit, target])).toEqual([
    [10, 'ms', { atMost: 12 }],
    [8, 'ms', undefined],
  ]);
  expect(rows.at(-1)).toMatchObject({ figure: 1_900, unit: 'MB', target: { atMost: 2_000 } });
});

it('leaves memory out where the system does not say', () => {
  const unknown = { ...cost, peakBytes: 0 };
  const rows = listBuildCost({ site, grown: { ...site, added: 1, cost: unknown, normalCost: unknown } });
  expect(rows.filter(({ unit }) => unit === 'MB')).toEqual([]);
});

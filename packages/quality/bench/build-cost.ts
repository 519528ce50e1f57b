import type { Row } from './row.ts';
import type { Bench } from './site.ts';

/** What one more video may cost to build, in milliseconds: its watch page, its data, its place in the lists. */
const perPageTarget = 12;

/** Memory that a build may hold, in MB. */
const memoryTarget = 2_000;

const bytesPerMb = 1_000_000;

/** What a large catalogue costs to build. */
export function listBuildCost({ site, grown }: Pick<Bench, 'site' | 'grown'>): Row[] {
  if (!grown) return [];
  const { cost, normalCost, added } = grown;
  const count = (videos: number) => `${videos.toLocaleString('en-US')} music videos`;
  const row = { subject: 'The build, with what earlier ones keep', runs: 1 } as const;
  const rows: Row[] = [
    { ...row, what: count(site.videos), figure: normalCost.seconds, unit: 's' },
    { ...row, what: count(grown.videos), figure: cost.seconds, unit: 's' },
  ];
  if (added > 0) {
    const perPage = (of: 'seconds' | 'processorSeconds') => ((cost[of] - normalCost[of]) * 1000) / added;
    rows.push(
      {
        ...row,
        what: 'each video added',
        figure: perPage('seconds'),
        unit: 'ms',
        target: { atMost: perPageTarget },
        headline: 'The build, each video added',
      },
      { ...row, what: 'each video added, processor time', figure: perPage('processorSeconds'), unit: 'ms' },
    );
  }
  const isKnown = normalCost.peakBytes > 0 && cost.peakBytes > 0;
  if (!isKnown) return rows;
  return [
    ...rows,
    { ...row, what: `memory, ${count(site.videos)}`, figure: normalCost.peakBytes / bytesPerMb, unit: 'MB' },
    {
      ...row,
      what: `memory, ${count(grown.videos)}`,
      figure: cost.peakBytes / bytesPerMb,
      unit: 'MB',
      target: { atMost: memoryTarget },
      headline: `Memory of the build, ${count(grown.videos)}`,
    },
  ];
}

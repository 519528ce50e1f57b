import { parseArgs } from 'node:util';

/** What `npm run bench` was asked for. */
export interface BenchOptions {
  /** How many music videos to generate a catalogue of; undefined to measure the real one alone. */
  readonly videos: number | undefined;
  /** How often Lighthouse looks at each page; 0 leaves it out. */
  readonly lighthouseRuns: number;
}

const usualRuns = 5;

/**
 * Reads the command line.
 * @param args what follows `npm run bench --`.
 * @throws Error that says what to write where a value is none.
 */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: { videos: { type: 'string' }, 'lighthouse-runs': { type: 'string' } },
  });
  const { videos, 'lighthouse-runs': runs = String(usualRuns) } = values;
  if (videos !== undefined && !/^[1-9]\d{0,4}$/.test(videos)) {
    throw new Error(`--videos is '${videos}': write how many music videos there shall be, such as --videos 10000`);
  }
  if (!/^\d{1,2}$/.test(runs)) {
    throw new Error(
      `--lighthouse-runs is '${runs}': write how often Lighthouse shall look at each page, such as --lighthouse-runs 1, or 0 to leave it out`,
    );
  }
  return { videos: videos === undefined ? undefined : Number(videos), lighthouseRuns: Number(runs) };
}

import { parseArgs } from 'node:util';

/** What `npm run bench` was asked for. */
export interface BenchOptions {
  /** How many music videos to generate a catalogue of; undefined to measure the real one alone. */
  readonly videos: number | undefined;
  /** How often Lighthouse looks at each page; 0 leaves it out. */
  readonly lighthouseRuns: number;
  /** How long each server is under load, in seconds. */
  readonly loadSeconds: number;
  /** The one subject that is measured; undefined for all. */
  readonly only: string | undefined;
}

const usualRuns = 5;
const usualLoadSeconds = 60;

/**
 * Reads the command line.
 * @param args what follows `npm run bench --`.
 * @param subjects what can be measured, by name.
 * @throws Error that says what to write where a value is none.
 */
export function readOptions(args: string[], subjects: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      videos: { type: 'string' },
      'lighthouse-runs': { type: 'string' },
      'load-seconds': { type: 'string' },
      only: { type: 'string' },
    },
  });
  const { videos, only, 'lighthouse-runs': runs = String(usualRuns) } = values;
  const { 'load-seconds': seconds = String(usualLoadSeconds) } = values;
  if (videos !== undefined && !/^[1-9]\d{0,4}$/.test(videos)) {
    throw new Error(`--videos is '${videos}': write how many music videos there shall be, such as --videos 10000`);
  }
  if (!/^\d{1,2}$/.test(runs)) {
    throw new Error(
      `--lighthouse-runs is '${runs}': write how often Lighthouse shall look at each page, such as --lighthouse-runs 1, or 0 to leave it out`,
    );
  }
  if (!/^[1-9]\d{0,3}$/.test(seconds)) {
    throw new Error(`--load-seconds is '${seconds}': write how long each server shall be under load, such as 60`);
  }
  if (only !== undefined && !subjects.includes(only)) {
    throw new Error(`--only is '${only}': write one of ${subjects.join(', ')}`);
  }
  return {
    videos: videos === undefined ? undefined : Number(videos),
    lighthouseRuns: Number(runs),
    loadSeconds: Number(seconds),
    only,
  };
}

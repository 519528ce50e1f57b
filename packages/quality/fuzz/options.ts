import { parseArgs } from 'node:util';

/** What a fuzz was asked for. */
export interface FuzzOptions {
  readonly count: number;
  /** The seed of the first case; each further one has the next. */
  readonly seed: number;
  /** Whether the figures go to docs/fuzz.md. */
  readonly write: boolean;
}

/**
 * Reads the command line.
 * @param args what follows the command's name.
 * @param usualCount how many cases there are where none are named.
 * @throws Error that says what to write where a value is none.
 */
export function readOptions(args: string[], usualCount: number): FuzzOptions {
  const { values } = parseArgs({
    args,
    options: { count: { type: 'string' }, seed: { type: 'string' }, write: { type: 'boolean' } },
  });
  const { count = String(usualCount), seed = '1', write = false } = values;
  if (!/^[1-9]\d{0,7}$/.test(count))
    throw new Error(
      `--count is '${count}': write how many cases there shall be, such as --count ${String(usualCount)}`,
    );
  if (!/^\d{1,9}$/.test(seed)) throw new Error(`--seed is '${seed}': write a whole number, such as --seed 1`);
  return { count: Number(count), seed: Number(seed), write };
}

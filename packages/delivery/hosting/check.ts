import type { SiteUnderTest } from './site-under-test.ts';

/**
 * Asks a served site.
 * @returns what is wrong, a line each; nothing where all is well.
 */
export type Check = (site: SiteUnderTest) => Promise<string[]>;

/** A fault in words, where what came is not what should have. */
export function compare(what: string, came: unknown, expected: unknown): string[] {
  return came === expected ? [] : [`${what} is ${String(came)} in place of ${String(expected)}`];
}

/** How many questions are on their way at a time: a thousand files, one after the other, take a minute. */
const atOnce = 8;

/** The faults of many questions. */
export async function collect<Item>(
  items: readonly Item[],
  check: (item: Item) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) faults.push(...(await check(item)));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return faults;
}

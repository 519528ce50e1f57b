import type { SiteUnderTest } from './site-under-test.ts';

/**
 * Asks a served site.
 * @returns what is wrong, one line each; empty if nothing is.
 */
export type Check = (site: SiteUnderTest) => Promise<string[]>;

/** What is wrong, if a value is not the expected one. */
export function compare(what: string, actual: unknown, expected: unknown): string[] {
  return actual === expected ? [] : [`${what} is ${String(actual)} instead of ${String(expected)}`];
}

/** Requests under way at a time: a thousand files one after another take a minute. */
const concurrency = 8;

/** A check of several addresses, or whatever else it asks for. */
export function checkEach(
  list: readonly string[] | ((site: SiteUnderTest) => readonly string[]),
  check: (site: SiteUnderTest, item: string) => Promise<string[]>,
): Check {
  return async (site) => {
    const faults: string[] = [];
    const waiting = (typeof list === 'function' ? list(site) : list).values();
    const work = async () => {
      for (const item of waiting) faults.push(...(await check(site, item)));
    };
    await Promise.all(Array.from({ length: concurrency }, work));
    return faults;
  };
}

/** Several checks as one. */
export function checkAll(...checks: readonly Check[]): Check {
  return async (site) => {
    const faults: string[] = [];
    for (const check of checks) faults.push(...(await check(site)));
    return faults;
  };
}

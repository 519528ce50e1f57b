/** Room for entries that come between two others later. */
const step = 10;

/** The places of the longest run of numbers that grow: those entries are in the right place already. */
function longestGrowingRun(numbers: readonly number[]): ReadonlySet<number> {
  // For each place, the longest run that ends there.
  const runs: number[][] = [];
  let longest: readonly number[] = [];
  numbers.forEach((number, place) => {
    const before = runs.filter((run) => (numbers[run.at(-1) ?? 0] ?? 0) < number);
    const best = before.reduce<number[]>((most, run) => (run.length > most.length ? run : most), []);
    const run = [...best, place];
    runs.push(run);
    if (run.length > longest.length) longest = run;
  });
  return new Set(longest);
}

/** Whole numbers between two others, evenly spread; undefined where there is no room. */
function numbersBetween(low: number, high: number, count: number): number[] | undefined {
  if (high === Infinity) return Array.from({ length: count }, (_, index) => low + step * (index + 1));
  const gap = (high - low) / (count + 1);
  if (gap < 1) return undefined;
  return Array.from({ length: count }, (_, index) => Math.floor(low + gap * (index + 1)));
}

/**
 * Numbers for entries that were put in another order. Those that did not move keep theirs; those that moved get one from
 * the gap; only where a gap is full does every entry get a new number, in steps of ten.
 * @param numbers those of the entries, in the new order.
 * @returns growing whole numbers from 0, one for each entry.
 */
export function renumber(numbers: readonly number[]): number[] {
  const run = longestGrowingRun(numbers);
  const result: number[] = [];
  let low = -1;
  let moved = 0;
  for (const place of [...numbers.keys(), numbers.length]) {
    if (place < numbers.length && !run.has(place)) {
      moved += 1;
      continue;
    }
    const high = numbers[place] ?? Infinity;
    const between = numbersBetween(low, high, moved);
    if (!between) return numbers.map((_, index) => (index + 1) * step);
    result.push(...between);
    if (place < numbers.length) result.push(high);
    low = high;
    moved = 0;
  }
  return result;
}

/** Room for entries that come between two others later. */
const step = 10;

/** The places of the longest run of numbers that grow: those entries stand right already. */
function longestGrowingRun(numbers: readonly number[]): ReadonlySet<number> {
  const lengths: number[] = [];
  const previous: number[] = [];
  let last = -1;
  numbers.forEach((number, place) => {
    let best = -1;
    for (let before = 0; before < place; before += 1) {
      if ((numbers[before] ?? 0) >= number) continue;
      if (best < 0 || (lengths[before] ?? 0) > (lengths[best] ?? 0)) best = before;
    }
    lengths[place] = best < 0 ? 1 : (lengths[best] ?? 0) + 1;
    previous[place] = best;
    if (last < 0 || (lengths[place] ?? 0) > (lengths[last] ?? 0)) last = place;
  });
  const run = new Set<number>();
  for (let place = last; place >= 0; place = previous[place] ?? -1) run.add(place);
  return run;
}

/** Whole numbers between two others, evenly spread; undefined where there is no room. */
function numbersBetween(low: number, high: number, count: number): number[] | undefined {
  if (high === Infinity) return Array.from({ length: count }, (_, index) => low + step * (index + 1));
  const gap = (high - low) / (count + 1);
  if (gap < 1) return undefined;
  return Array.from({ length: count }, (_, index) => Math.floor(low + gap * (index + 1)));
}

/**
 * Numbers for entries that were put in another order. Those that stayed where they were keep theirs; those that moved get
 * one from the gap; only where a gap is full does every entry get a new number, in steps of ten.
 * @param numbers what the entries have, in the new order.
 * @returns growing whole numbers from 0, one for each entry.
 */
export function renumber(numbers: readonly number[]): number[] {
  const run = longestGrowingRun(numbers);
  const result: number[] = [];
  let low = -1;
  let waiting = 0;
  for (const place of [...numbers.keys(), numbers.length]) {
    if (place < numbers.length && !run.has(place)) {
      waiting += 1;
      continue;
    }
    const high = numbers[place] ?? Infinity;
    const between = numbersBetween(low, high, waiting);
    if (!between) return numbers.map((_, index) => (index + 1) * step);
    result.push(...between);
    if (place < numbers.length) result.push(high);
    low = high;
    waiting = 0;
  }
  return result;
}

/** Room for entries that come between two others later. */
const step = 10;

/** The places of the longest run of numbers that grow: those entries are in the right place already. */
function longestGrowingRun(numbers: readonly number[]): readonly number[] {
  // For each place, the longest run that ends there.
  const runs: number[][] = [];
  numbers.forEach((number, place) => {
    const before = runs.filter((run) => (numbers[run.at(-1) ?? 0] ?? 0) < number);
    const best = before.reduce<number[]>((most, run) => (run.length > most.length ? run : most), []);
    runs.push([...best, place]);
  });
  return runs.reduce<number[]>((most, run) => (run.length > most.length ? run : most), []);
}

/**
 * Numbers for entries that were put in another order. Those that did not move keep theirs; those that moved get one from
 * the gap, evenly spread; only where a gap is full does every entry get a new number, in steps of ten.
 * @param numbers those of the entries, in the new order.
 * @returns growing whole numbers from 0, one for each entry.
 */
export function renumber(numbers: readonly number[]): number[] {
  const kept = longestGrowingRun(numbers);
  const result = numbers.map((number, place) => {
    if (kept.includes(place)) return number;
    const before = kept.findLast((other) => other < place) ?? -1;
    const after = kept.find((other) => other > place) ?? numbers.length;
    const [low, high] = [numbers[before] ?? -1, numbers[after]];
    const gap = high === undefined ? step : (high - low) / (after - before);
    return Math.floor(low + gap * (place - before));
  });
  const grows = result.every((number, place) => number > (result[place - 1] ?? -1));
  return grows ? result : numbers.map((_, place) => (place + 1) * step);
}

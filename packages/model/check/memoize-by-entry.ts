/** Caches results by entry: a changed file gets a new entry. */
export function memoizeByEntry<Entry extends object, Result>(
  compute: (entry: Entry) => Result,
): (entry: Entry) => Result {
  const cache = new WeakMap<Entry, { readonly result: Result }>();
  return (entry) => {
    const found = cache.get(entry) ?? { result: compute(entry) };
    cache.set(entry, found);
    return found.result;
  };
}

/** Memoizes a function by entry: a changed file gets a new entry. */
export function perEntry<Entry extends object, Result>(compute: (entry: Entry) => Result): (entry: Entry) => Result {
  const known = new WeakMap<Entry, { readonly result: Result }>();
  return (entry) => {
    const found = known.get(entry) ?? { result: compute(entry) };
    known.set(entry, found);
    return found.result;
  };
}

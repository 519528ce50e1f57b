/** Computes something of an entry once: when its file changes, another entry takes its place. */
export function perEntry<Entry extends object, Result>(compute: (entry: Entry) => Result): (entry: Entry) => Result {
  const known = new WeakMap<Entry, { readonly result: Result }>();
  return (entry) => {
    const found = known.get(entry) ?? { result: compute(entry) };
    known.set(entry, found);
    return found.result;
  };
}

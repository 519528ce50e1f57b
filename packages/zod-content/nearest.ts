/** The Levenshtein distance. */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 0; i < one.length; i += 1) {
    const row = [i + 1];
    for (let j = 1; j < above.length; j += 1) {
      const replaced = (above[j - 1] ?? 0) + (one[i] === other[j - 1] ? 0 : 1);
      row.push(Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced));
    }
    above = row;
  }
  return above.at(-1) ?? 0;
}

/** The share of a name's last part that may differ. */
const maxDifference = 1 / 3;

/** A suggestion at the end of an advice: the most similar name; empty if none is similar. */
export function nearestOf(written: string, names: Iterable<string>): string {
  const small = written.toLowerCase();
  let nearest: string | undefined;
  const last = small.match(/[\w-]+/g)?.at(-1) ?? small;
  let least = Math.ceil(last.length * maxDifference) + 1;
  for (const name of names) {
    if (Math.abs(name.length - small.length) >= least) continue;
    const found = distance(small, name.toLowerCase());
    if (found < least) [nearest, least] = [name, found];
  }
  return nearest === undefined ? '' : `; the nearest is ${nearest}`;
}

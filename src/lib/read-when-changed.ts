import { statSync } from 'node:fs';

const known = new Map<string, { readonly state: string; readonly result: unknown }>();

const stateOf = (file: string) => String(statSync(file, { throwIfNoEntry: false })?.mtimeMs);

/**
 * Caches a result read from files until one of them changes, as in development.
 * @param what a key for the result, since a file may be read for several purposes.
 */
export function readWhenChanged<Result>(what: string, files: readonly string[], read: () => Result): Result {
  const key = [what, ...files].join('\n');
  const state = import.meta.env.DEV ? files.map(stateOf).join(' ') : '';
  const last = known.get(key);
  if (last?.state === state) return last.result as Result;
  const result = read();
  known.set(key, { state, result });
  return result;
}

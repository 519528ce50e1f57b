import { createFetchJson } from '#lib/data/fetch-json.ts';

const load = createFetchJson({ on401: 'throw' });

/**
 * Loads a file that the same build has written.
 * @throws what `createFetchJson` throws.
 */
export async function loadJson(path: string): Promise<unknown> {
  return load({ queryKey: [path], signal: new AbortController().signal, meta: undefined });
}

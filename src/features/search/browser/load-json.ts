import { createFetchJson } from '#lib/data/fetch-json.ts';

const load = createFetchJson({ on401: 'throw' });

/**
 * Loads a JSON file of this build.
 * @throws what `createFetchJson` throws.
 */
export async function loadJson(path: string): Promise<unknown> {
  return load({ queryKey: [path], signal: new AbortController().signal, meta: undefined });
}

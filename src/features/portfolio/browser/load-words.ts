import { localAddress } from '#lib/intl.ts';
import type { LoadedWords } from '../portfolio-words.ts';

let loaded: LoadedWords | undefined;
let loading: Promise<LoadedWords> | undefined;

async function fetchWords(): Promise<LoadedWords> {
  const answer = await fetch(localAddress('/data/words.json'));
  loaded = (await answer.json()) as LoadedWords;
  return loaded;
}

/** The words that no page carries, loaded once; after a failure the next call tries again. */
export async function loadWords(): Promise<LoadedWords> {
  loading ??= fetchWords();
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** The same, if they are here. */
export function findWords(): LoadedWords | undefined {
  return loaded;
}

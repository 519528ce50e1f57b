import path from 'node:path';
import type { LoopData } from './loop.ts';

const films = import.meta.glob<string>('/content/media/loops/**/*.mp4', { query: '?url&no-inline', import: 'default' });

/**
 * Resolves a loop that a content file names into the addresses of its two files.
 * @param entryFile the content file, from the project's folder.
 * @param source the loop's place as that file writes it, without an ending; undefined where it names none.
 * @throws Error naming the content file where one of the two does not exist.
 */
export async function resolveLoop(entryFile: string, source: string | undefined): Promise<LoopData | undefined> {
  if (source === undefined) return undefined;
  const load = (ending: string): Promise<string> => {
    const film = films[`/${path.posix.join(path.posix.dirname(entryFile), source)}${ending}`];
    if (!film) throw new Error(`${entryFile}: the loop ${source}${ending} does not exist`);
    return film();
  };
  const [av1, h264] = await Promise.all([load('.av1.mp4'), load('.mp4')]);
  return { av1, h264 };
}

import path from 'node:path';
import type { Embed } from '@site/model/video/players.ts';

const films = import.meta.glob<string>('/content/media/films/*.mp4', { query: '?url&no-inline', import: 'default' });

/**
 * Resolves a film of our own that a content file names into its player.
 * @param entryFile the content file, from the project's folder.
 * @param source the film's place as that file writes it.
 * @throws Error naming the content file where it does not exist.
 */
export async function resolveFilm(entryFile: string, source: string): Promise<Embed> {
  const load = films[`/${path.posix.join(path.posix.dirname(entryFile), source)}`];
  if (!load) throw new Error(`${entryFile}: the film ${source} does not exist`);
  return { kind: 'file', frame: await load() };
}

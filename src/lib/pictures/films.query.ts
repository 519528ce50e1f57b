import path from 'node:path';

const films = import.meta.glob<string>('#content/media/{films,loops}/**/*.{mp4,vtt}', {
  query: '?url&no-inline',
  import: 'default',
});

/**
 * The address of a film or of its captions.
 * @throws Error naming the content file, if the film does not exist.
 */
export async function resolveFilmFile(entryFile: string, source: string): Promise<string> {
  const load = films[`/${path.posix.join(path.posix.dirname(entryFile), source)}`];
  if (!load) throw new Error(`${entryFile}: the film ${source} does not exist`);
  return load();
}

/**
 * The address of a loop.
 * @param source the loop's path as in the content file; undefined if it has none.
 * @throws Error naming the content file, if the loop does not exist.
 */
export async function resolveLoop(entryFile: string, source: string | undefined): Promise<string | undefined> {
  return source === undefined ? undefined : resolveFilmFile(entryFile, source);
}

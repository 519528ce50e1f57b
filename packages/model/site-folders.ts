import path from 'node:path';

/** The environment variable with the content folder, relative to the project's folder. */
export const contentVariable = 'CONTENT_FOLDER';

export interface SiteFolders {
  readonly content: string;
  readonly dist: string;
  /** Caches that builds share. */
  readonly cache: string;
}

/**
 * Where a site is built: content in another folder, such as mine, has its own `dist` and caches.
 * @param content from the project's folder.
 */
export function siteFolders(content = ''): SiteFolders {
  const folder = content === '' ? 'content' : path.posix.normalize(content).replace(/\/$/, '');
  const home = folder === 'content' ? '' : `.cache/sites/${folder.replaceAll(/\W+/g, '-')}/`;
  return { content: folder, dist: `${home}dist`, cache: `${home}.cache` };
}

/**
 * The folders of this process's site.
 * @param environment such as `process.env`.
 */
export function readSiteFolders(environment: Readonly<Record<string, string | undefined>>): SiteFolders {
  return siteFolders(environment[contentVariable]);
}

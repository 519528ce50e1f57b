import path from 'node:path';

/** Names the content folder in the environment, from the project's folder: builds, tests and the editor go by it. */
export const contentVariable = 'CONTENT_FOLDER';

/** The folders of one site, from the project's folder. */
export interface SiteFolders {
  /** What the owner edits. */
  readonly content: string;
  /** The built site. */
  readonly dist: string;
  /** What builds keep for the next one. */
  readonly cache: string;
}

/**
 * Where a site is built: content in another folder, such as mine, has a `dist` and caches of its own.
 * @param content from the project's folder.
 */
export function siteFolders(content = ''): SiteFolders {
  const folder = content === '' ? 'content' : path.posix.normalize(content).replace(/\/$/, '');
  const home = folder === 'content' ? '' : `.cache/sites/${folder.replaceAll(/\W+/g, '-')}/`;
  return { content: folder, dist: `${home}dist`, cache: `${home}.cache` };
}

/**
 * The site that this process works on.
 * @param environment such as `process.env`.
 */
export function readSiteFolders(environment: Readonly<Record<string, string | undefined>>): SiteFolders {
  return siteFolders(environment[contentVariable]);
}

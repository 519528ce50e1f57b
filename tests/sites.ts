import path from 'node:path';
import { readSiteFolders, siteFolders, type SiteFolders } from '@site/model/site-folders.ts';

export const root = path.join(import.meta.dirname, '..');

const inProject = ({ content, dist, cache }: SiteFolders): SiteFolders => ({
  content: path.join(root, content),
  dist: path.join(root, dist),
  cache: path.join(root, cache),
});

/** Content for tests alone, which owners never change: what the tests of behavior read, and name things of. */
export const fixtureContent = 'tests/fixture';
export const fixtureSite = inProject(siteFolders(fixtureContent));

/** The second company, which has few pages, no drafts and other colors: tests/make-second.ts. */
export const secondSite = inProject(siteFolders('.cache/second-company'));

/**
 * The site that is walked: this project's own, or that of the content folder in CONTENT_FOLDER. Walks hold for any content
 * that the check accepts.
 */
export const walkedSite = inProject(readSiteFolders(process.env));

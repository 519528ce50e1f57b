import path from 'node:path';
import { readSiteFolders, siteFolders, type SiteFolders } from '@site/model/site-folders.ts';

export const root = path.join(import.meta.dirname, '..');

const inProject = ({ content, dist, cache }: SiteFolders): SiteFolders => ({
  content: path.join(root, content),
  dist: path.join(root, dist),
  cache: path.join(root, cache),
});

/** Content for tests only, which owners never change: tests of behavior read and name it. */
export const fixtureContent = 'tests/fixture';
export const fixtureSite = inProject(siteFolders(fixtureContent));

/** The second company, with few pages, no drafts and other colors: tests/make-second.ts. */
export const secondSite = inProject(siteFolders('.cache/second-company'));

/**
 * The walked site: this project's own, or that of CONTENT_FOLDER. Walks must pass for any content that the check
 * accepts.
 */
export const walkedSite = inProject(readSiteFolders(process.env));

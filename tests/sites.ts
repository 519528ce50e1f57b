import path from 'node:path';
import { contentProjectFolder } from '@site/system/content-project.ts';

/** A folder whose `content` is built in its `dist`. */
type SiteProject = string;

export const root = path.join(import.meta.dirname, '..');

/** Content for tests alone, which owners never change: what the tests of behavior read, and name things of. */
export const fixtureContent = 'tests/fixture';
export const fixtureProject: SiteProject = contentProjectFolder(root, fixtureContent);

/**
 * The site that is walked: this project's own, or another company's, by the folder in SITE_PROJECT. Walks hold for any
 * content that the check accepts.
 */
export const walkedProject: SiteProject = path.resolve(root, process.env.SITE_PROJECT ?? '.');

export const contentOf = (project: SiteProject) => path.join(project, 'content');
export const distOf = (project: SiteProject) => path.join(project, 'dist');

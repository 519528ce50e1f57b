import path from 'node:path';
import { contentProjectFolder } from '@site/system/content-project.ts';

export const root = path.join(import.meta.dirname, '..');

/** Content for tests alone, which owners never change: what the tests of behavior read, and name things of. */
export const fixtureContent = 'tests/fixture';
/** The folder whose `content` is the fixture, built in its `dist`. */
export const fixtureProject = contentProjectFolder(root, fixtureContent);

/**
 * The site that is walked: this project's own, or another company's, by the folder in SITE_PROJECT. Walks hold for any
 * content that the check accepts.
 */
export const walkedProject = path.resolve(root, process.env.SITE_PROJECT ?? '.');

export const contentOf = (project: string) => path.join(project, 'content');
export const distOf = (project: string) => path.join(project, 'dist');

import path from 'node:path';
import { listFiles } from '@site/model/files/list-files.ts';
import { missingPath } from '../browser-test.ts';
import { secondSite } from '../../sites.ts';

export { expect, test, walkTimeoutMs } from '../browser-test.ts';

/** Every page that was built, and a missing address. */
export const everyPage: readonly string[] = [
  ...listFiles(secondSite.dist)
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${path.posix.dirname(file)}`.replace(/^\/\.$/, '/')),
  missingPath,
];

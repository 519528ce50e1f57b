import path from 'node:path';
import { openSite } from '@site/quality/site.ts';
import { listFiles } from '@site/system/list-files.ts';
import { missingPath, test as base } from '../e2e/browser-test.ts';

export { expect } from '../e2e/browser-test.ts';

/** What `npm run build -- --content examples/northline` writes. */
const dist = path.join(import.meta.dirname, '../../.cache/companies/examples-northline/dist');

/** Every page that was built, and an address that none has. */
export const everyPage: readonly string[] = [
  ...listFiles(dist)
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${path.posix.dirname(file)}`.replace(/^\/\.$/, '/')),
  missingPath,
];

/** The tests of the site, at a server of the second company's. */
export const test = base.extend<object, { northline: string }>({
  northline: [
    async ({}, use) => {
      await using site = await openSite(dist);
      await use(site.origin);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ northline }, use) => use(northline),
});

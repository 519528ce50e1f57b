/** `node deploy/container/build.ts`: builds the site, packs its text files and writes its headers for Caddy. */
import path from 'node:path';
import { writeCaddyHeadersFile } from '@site/delivery/headers/write-caddy-headers.ts';
import { runMain } from '@site/system/run-main.ts';
import { buildSite } from '@site/delivery/server/build-site.ts';

const root = path.join(import.meta.dirname, '../..');

await runMain(async () => {
  if (!(await buildSite({ root }))) return 1;
  await writeCaddyHeadersFile(root);
  return 0;
});

/**
 * `npm run test:hosting`: builds the site where needed, asks every target that serves it whether it does so as it should, and
 * writes the table of docs/hosting.md.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runMain } from '@site/system/run-main.ts';
import { listenForStop } from '@site/system/stop-signal.ts';
import { buildSite } from '../server/build-site.ts';
import { hashSources, isBuildCurrent } from '../server/build-stamp.ts';
import { tallyHosting } from './check-hosting.ts';
import { fillDocument } from './format-table.ts';
import { checkTargets } from './run-checks.ts';

const root = path.join(import.meta.dirname, '../../..');
const document = path.join(root, 'docs/hosting.md');

async function main(): Promise<number> {
  const stop = listenForStop();
  const isCurrent = await isBuildCurrent(root, await hashSources(root));
  if (!isCurrent && !(await buildSite({ root, signal: stop.signal }))) return stop.exitCode() || 1;
  const checked = await checkTargets({ root, signal: stop.signal });
  const { passed, failures } = tallyHosting(checked);
  for (const failure of failures) console.error(failure);
  console.log(`${String(passed)} passed, ${String(failures.length)} failed`);
  // A table without a column would be taken for all there is.
  if (checked.notStarted.length > 0) return 1;
  await writeFile(document, fillDocument(await readFile(document, 'utf8'), checked));
  console.log('Written to the table of docs/hosting.md.');
  return failures.length > 0 ? 1 : 0;
}

await runMain(main);

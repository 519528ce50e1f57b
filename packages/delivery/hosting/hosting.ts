/**
 * `node packages/delivery/hosting/hosting.ts`: asks every way to serve the built site whether it does so as it should.
 * `--write`, as in `npm run test:hosting`, writes the table of docs/hosting.md.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from '@site/system/run-main.ts';
import { listenForStop } from '@site/system/stop-signal.ts';
import { fillDocument, listFailures } from './report.ts';
import { checkTargets } from './run-checks.ts';

const root = path.join(import.meta.dirname, '../../..');
const document = path.join(root, 'docs/hosting.md');

await runMain(async () => {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
  const checked = await checkTargets({ root, signal: listenForStop().signal });
  const failures = listFailures(checked);
  for (const failure of failures) console.error(failure);
  console.log(`${String(checked.outcomes.length)} checks, ${String(failures.length)} failures`);
  // A table without one of its columns would look complete.
  if (values.write && checked.notStarted.length === 0) {
    await writeFile(document, fillDocument(await readFile(document, 'utf8'), checked.outcomes));
    console.log('Written to the table of docs/hosting.md.');
  }
  return failures.length > 0 ? 1 : 0;
});

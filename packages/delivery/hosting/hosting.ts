/**
 * `node packages/delivery/hosting/hosting.ts`: checks every way to serve the built site. `--write`, as in
 * `npm run test:hosting`, writes the table of docs/hosting.md.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fillSection } from '@site/system/fill-section.ts';
import { runMain } from '@site/system/run-main.ts';
import { listenForStop } from '@site/system/stop-signal.ts';
import { checkTargets, formatTable, listFailures } from './conformance.ts';

const root = path.join(import.meta.dirname, '../../..');

await runMain(async () => {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
  const { outcomes, notStarted } = await checkTargets({ root, signal: listenForStop().signal });
  const failures = [...notStarted, ...listFailures(outcomes)];
  for (const failure of failures) console.error(failure);
  console.log(`${String(outcomes.length)} checks, ${String(failures.length)} failures`);
  // A table that lacks a column would look complete.
  if (values.write && notStarted.length === 0) {
    const file = path.join(root, 'docs/hosting.md');
    const marks = ['targets: written by npm run test:hosting', '/targets'] as const;
    await writeFile(file, fillSection('docs/hosting.md', await readFile(file, 'utf8'), marks, formatTable(outcomes)));
    console.log('Written to the table of docs/hosting.md.');
  }
  return failures.length > 0 ? 1 : 0;
});

/** `npm test`: runs every check of the project; its last line is `N passed, N failed`. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { listenForStop } from '@site/system/stop-signal.ts';
import { runSteps } from './run-steps.ts';
import { steps } from './steps.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const stop = listenForStop();

await mkdir(path.join(root, '.cache/test'), { recursive: true });
const { passed, failures } = await runSteps(steps, { root, signal: stop.signal });

if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
if (stop.signal.aborted) {
  console.log('Stopped before the end.');
  process.exitCode = stop.exitCode();
} else {
  console.log(`${String(passed)} passed, ${String(failures.length)} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

/** Loaded by `node --import` into each process of a build: notes the most memory that it used, in bytes, when it ends. */
import { appendFileSync } from 'node:fs';
import { env, resourceUsage } from 'node:process';
import { isMainThread } from 'node:worker_threads';

const file = env.MEMORY_FILE;
if (isMainThread && file !== undefined) {
  process.on('exit', () => {
    // The system counts in KiB.
    appendFileSync(file, `${String(resourceUsage().maxRSS * 1024)}\n`);
  });
}

/** `npm run dev`: Astro's dev server on a content folder, with live reload. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';
import { readCommandLine } from '@site/model/command/command-line.ts';
import { runMain } from '@site/model/command/run-main.ts';
import { contentVariable } from '@site/model/site-folders.ts';
import { leanMemory } from './lean-memory.ts';
import { expectBuildable } from './expect-buildable.ts';

const root = path.join(import.meta.dirname, '../../..');

// Like Astro's CLI, flush the compile cache once the server is warm: Ctrl-C would end the process before the flush at exit.
enableCompileCache();
setTimeout(flushCompileCache, 10_000).unref();

await runMain(async () => {
  const { values } = readCommandLine(process.argv.slice(2), {
    command: 'npm run dev',
    does: 'Serves the site with live reload: an edit of content or code is on the screen at once.',
    options: {
      content: { type: 'string', value: 'folder', default: 'content', help: 'in place of content/, such as mine' },
      port: { type: 'string', value: 'number', help: '4321 if left out, or PORT; 0 for one that is free' },
      host: { type: 'string', value: 'address', help: '0.0.0.0 lets other devices in' },
    },
  });
  await expectBuildable(root);
  // Before Astro and the bundler are loaded, which read it once.
  Object.assign(process.env, leanMemory, { NODE_ENV: 'development', [contentVariable]: values.content });
  // The editor forks this server and gets its port over IPC; if the editor is killed, the server must not outlive it.
  process.once('disconnect', () => process.exit());
  const { dev } = await import('astro');
  const { port, host } = values;
  const server = { ...(port !== undefined && { port: Number(port) }), ...(host !== undefined && { host }) };
  const { address } = await dev({ root, server });
  process.send?.(address.port);
  return 0;
});
// After a failure, such as content that isn't right, Astro's server would keep the process running.
if (process.exitCode !== 0) process.exit();

/** `npm run dev`: Astro's dev server on a content folder, with live reload. */
import path from 'node:path';
import { readCommandLine } from '@site/model/command/command-line.ts';
import { runMain } from '@site/model/command/run-main.ts';
import { listenForStop } from '@site/model/command/stop-signal.ts';
import { contentVariable } from '@site/model/site-folders.ts';
import { leanMemory } from './lean-memory.ts';
import { expectBuildable } from './expect-buildable.ts';
import { astroProgram, runCommand } from './run-command.ts';

const root = path.join(import.meta.dirname, '../../..');

await runMain(async () => {
  const { values } = readCommandLine(process.argv.slice(2), {
    command: 'npm run dev',
    does: 'Serves the site with live reload: an edit of content or code is on the screen at once.',
    options: {
      content: { type: 'string', value: 'folder', default: 'content', help: 'in place of content/, such as mine' },
      port: { type: 'string', value: 'number', help: '4321 if left out, or PORT' },
    },
  });
  await expectBuildable(root);
  const stop = listenForStop();
  const port = values.port === undefined ? [] : ['--port', values.port];
  const env = { ...leanMemory, [contentVariable]: values.content };
  const code = await runCommand(process.execPath, [astroProgram, 'dev', ...port], { root, env, signal: stop.signal });
  return stop.exitCode() || code;
});

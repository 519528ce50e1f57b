/**
 * `npm run build` and, with `--serve`, `npm start`: builds the site if anything has changed. `--content examples/northline`
 * builds and serves it with another content folder.
 */
import path from 'node:path';
import { readCommandLine } from '@site/system/command-line.ts';
import { prepareContentProject } from '@site/system/content-project.ts';
import { runCommand } from '@site/system/run-command.ts';
import { runMain } from '@site/system/run-main.ts';
import { listenForStop } from '@site/system/stop-signal.ts';
import { serveSite } from '../server/serve-site.ts';

const root = path.join(import.meta.dirname, '../../..');

await runMain(async () => {
  const args = process.argv.slice(2);
  const isServed = args.includes('--serve');
  const { values } = readCommandLine(args, {
    command: isServed ? 'npm start' : 'npm run build',
    does: isServed
      ? 'Builds the site, if anything has changed, and serves it to this machine while its pictures are encoded. HOST=0.0.0.0 npm start lets other devices in.'
      : 'Checks the content and writes the site to dist/, if anything has changed.',
    options: {
      content: {
        type: 'string',
        value: 'folder',
        help: 'in place of content/, such as examples/northline; its dist is in .cache/companies',
      },
      port: { type: 'string', value: 'number', help: 'of npm start; 4321 if left out, or PORT' },
      serve: { type: 'boolean', default: false, help: 'serves the site, as npm start does' },
    },
  });
  const stop = listenForStop();
  const { signal } = stop;
  const { content } = values;
  let project = root;
  if (content !== undefined) {
    // Named as the owner knows them, files are only in this folder; the other project calls its own `content`.
    const code = await runCommand('node', ['packages/model/check/check.ts', '--quiet', content], { root, signal });
    if (code !== 0) return stop.exitCode() || code;
    project = await prepareContentProject(root, content);
  }
  const script = values.serve ? 'build:pages' : 'build:site';
  const env = { WIREIT_CACHE: 'none' };
  const code = await runCommand('npm', ['run', '--silent', script], { root: project, env, signal });
  if (code !== 0 || !values.serve) return stop.exitCode() || code;
  await serveSite(path.join(project, 'dist'), values.port, signal);
  return 0;
});

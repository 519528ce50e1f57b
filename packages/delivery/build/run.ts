/**
 * `npm run build` and, with `--serve`, `npm start`: builds the site if anything has changed. `--content examples/northline`
 * builds and serves it with another content folder.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { prepareContentProject } from '@site/system/content-project.ts';
import { runCommand } from '@site/system/run-command.ts';
import { runMain } from '@site/system/run-main.ts';
import { listenForStop } from '@site/system/stop-signal.ts';
import { serveSite } from '../server/serve-site.ts';

const root = path.join(import.meta.dirname, '../../..');

const help = `npm run build    checks the content and writes the site to dist/
npm start        builds the site, without its pictures, and serves it while it encodes them

--content <folder>   another content folder, such as examples/northline; its dist is in .cache/companies
--port <number>      of npm start; 4321 without it, or PORT
--help               prints this`;

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      serve: { type: 'boolean', default: false },
      content: { type: 'string' },
      port: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
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

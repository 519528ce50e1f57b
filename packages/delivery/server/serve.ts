/** `npm start`, and `node packages/delivery/server/serve.ts`: serves a built site to this machine. `--help` says how. */
import { once } from 'node:events';
import { isIPv6 } from 'node:net';
import path from 'node:path';
import { buildSite } from '@site/system/build-site.ts';
import { readCommandLine } from '@site/system/command-line.ts';
import { readNumberOption } from '@site/system/number-option.ts';
import { runMain } from '@site/system/run-main.ts';
import { listenForStop } from '@site/system/stop-signal.ts';
import { reportProgress } from '../pictures/report-progress.ts';
import { createSiteServer } from './create-server.ts';
import { closeServer, listen } from './listen.ts';

/** A host as this machine's browser is given it; the first two are all addresses of the machine. */
function nameInAddress(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

const root = path.join(import.meta.dirname, '../../..');
await runMain(async () => {
  const { values } = readCommandLine(process.argv.slice(2), {
    command: 'npm start',
    does: 'Builds the site, if anything has changed, and serves it to this machine. HOST=0.0.0.0 npm start lets other devices in.',
    options: {
      build: { type: 'boolean', default: false, help: 'builds the site first, which npm start always does' },
      port: { type: 'string', value: 'number', help: '4321 if left out; PORT=8080 npm start sets it too' },
      folder: { type: 'string', default: 'dist', value: 'folder', help: 'a site that is built; dist if left out' },
    },
  });
  const { signal } = listenForStop();
  if (values.build) await buildSite(root, 'build:pages', signal);
  const server = createSiteServer(path.resolve(root, values.folder), { onRead: reportProgress });
  // 0 lets the system choose a free port.
  const chosen = readNumberOption({ name: 'PORT', value: values.port ?? process.env.PORT, usual: 4321, most: 65_535 });
  const { HOST = '' } = process.env;
  const host = HOST === '' ? 'localhost' : HOST;
  const port = await listen(server, chosen, host);
  console.log(`The site is at http://${nameInAddress(host)}:${String(port)} (stop with Ctrl-C)`);
  if (!signal.aborted) await once(signal, 'abort');
  await closeServer(server);
  return 0;
});

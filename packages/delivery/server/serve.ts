/**
 * `node packages/delivery/server/serve.ts [--port 4321] [--folder dist]`: serves a built site to this machine; PORT also sets
 * the port, and HOST another address to listen on.
 */
import { once } from 'node:events';
import { isIPv6 } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
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
  const { values } = parseArgs({ options: { port: { type: 'string' }, folder: { type: 'string', default: 'dist' } } });
  const { signal } = listenForStop();
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

/** `node packages/delivery/server/serve.ts [--port 4321] [--folder dist]`: serves a built site; PORT also sets the port. */
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from '@site/system/run-main.ts';
import { listenForStop } from '@site/system/stop-signal.ts';
import { createSiteServer } from './create-server.ts';
import { closeServer, listen } from './listen.ts';

const root = path.join(import.meta.dirname, '../../..');
const defaultPort = 4321;

/**
 * Reads a port; 0 lets the system choose a free one.
 * @throws Error if the value is not a port.
 */
function parsePort(value = ''): number {
  if (value.trim() === '') return defaultPort;
  if (/^\d+$/.test(value) && Number(value) <= 65_535) return Number(value);
  throw new Error(`PORT is "${value}": write a number from 0 to 65535, such as PORT=${String(defaultPort)}.`);
}

await runMain(async () => {
  const { values } = parseArgs({ options: { port: { type: 'string' }, folder: { type: 'string', default: 'dist' } } });
  const { signal } = listenForStop();
  const server = createSiteServer(path.resolve(root, values.folder));
  const port = await listen(server, parsePort(values.port ?? process.env.PORT));
  console.log(`The site is at http://localhost:${String(port)} (stop with Ctrl-C)`);
  if (!signal.aborted) await once(signal, 'abort');
  await closeServer(server);
  return 0;
});

/**
 * `node packages/delivery/server/serve.ts [--port 4321] [--folder dist]`: serves a built site to this machine; PORT also sets
 * the port, and HOST another address to listen on.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from '@site/system/run-main.ts';
import { listenForStop } from '@site/system/stop-signal.ts';
import { serveSite } from './serve-site.ts';

const root = path.join(import.meta.dirname, '../../..');
await runMain(async () => {
  const { values } = parseArgs({ options: { port: { type: 'string' }, folder: { type: 'string', default: 'dist' } } });
  await serveSite(path.resolve(root, values.folder), values.port, listenForStop().signal);
  return 0;
});

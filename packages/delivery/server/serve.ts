/** `node packages/delivery/server/serve.ts [--port 4321] [--folder dist]`: serves a built site; PORT also sets the port. */
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readNumberOption } from '@site/system/number-option.ts';
import { runMain } from '@site/system/run-main.ts';
import { listenForStop } from '@site/system/stop-signal.ts';
import { createSiteServer } from './create-server.ts';
import { closeServer, listen } from './listen.ts';

const root = path.join(import.meta.dirname, '../../..');
await runMain(async () => {
  const { values } = parseArgs({ options: { port: { type: 'string' }, folder: { type: 'string', default: 'dist' } } });
  const { signal } = listenForStop();
  const server = createSiteServer(path.resolve(root, values.folder));
  // 0 lets the system choose a free port.
  const chosen = readNumberOption({ name: 'PORT', value: values.port ?? process.env.PORT, usual: 4321, most: 65_535 });
  const port = await listen(server, chosen);
  console.log(`The site is at http://localhost:${String(port)} (stop with Ctrl-C)`);
  if (!signal.aborted) await once(signal, 'abort');
  await closeServer(server);
  return 0;
});

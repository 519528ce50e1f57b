/** `node packages/delivery/server/serve.ts [--port 4399] [--folder dist]`: serves a site that is built already. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { listenForStop } from '@site/system/stop-signal.ts';
import { parsePort } from './parse-port.ts';
import { serveFolder } from './start-site.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

try {
  const { values } = parseArgs({ options: { port: { type: 'string' }, folder: { type: 'string', default: 'dist' } } });
  const port = parsePort(values.port ?? process.env.PORT);
  await serveFolder(path.resolve(root, values.folder), port, listenForStop());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** `npm start`: builds the site where needed and serves it; PORT chooses the port. */
import { fileURLToPath } from 'node:url';
import { listenForStop } from '@site/system/stop-signal.ts';
import { parsePort } from './parse-port.ts';
import { startSite } from './start-site.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

try {
  const port = parsePort(process.env.PORT);
  process.exitCode = await startSite({ root, port, stop: listenForStop() });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { once } from 'node:events';
import { isIPv6 } from 'node:net';
import { readNumberOption } from './number-option.ts';
import { reportProgress } from '../pictures/report-progress.ts';
import { createSiteServer } from './create-server.ts';
import { closeServer, listen } from './listen.ts';

/** A host as this machine's browser is given it; the first two are all addresses of the machine. */
function nameInAddress(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

/**
 * Serves a built site until it is asked to stop. PORT and HOST choose where.
 * @param folder such as dist.
 * @param port in place of PORT; 0 lets the system choose a free one.
 * @param onRequest whether only the pictures that are requested are encoded.
 */
export async function serveSite(
  folder: string,
  port: string | undefined,
  signal: AbortSignal,
  onRequest = false,
): Promise<void> {
  const server = createSiteServer(folder, onRequest ? undefined : reportProgress, onRequest);
  const chosen = readNumberOption({ name: 'PORT', value: port ?? process.env.PORT, usual: 4321, most: 65_535 });
  const { HOST = '' } = process.env;
  const host = HOST === '' ? 'localhost' : HOST;
  const used = await listen(server, chosen, host);
  console.log(`The site is at http://${nameInAddress(host)}:${used} (stop with Ctrl-C)`);
  if (!signal.aborted) await once(signal, 'abort');
  await closeServer(server);
}

import { once } from 'node:events';
import { isIPv6 } from 'node:net';
import { reportProgress } from '../pictures/report-progress.ts';
import { createSiteServer } from './create-server.ts';
import { closeServer, listen } from './listen.ts';

/** Formats a host for a URL; the first two are wildcard addresses. */
function nameInAddress(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

interface Place {
  /** 0 for any free port; PORT or 4321 by default. */
  readonly port?: string | undefined;
  /** HOST or localhost by default. */
  readonly host?: string | undefined;
}

/**
 * Serves a built site until it is stopped.
 * @param folder such as dist.
 * @param onRequest whether only requested pictures are encoded.
 */
export async function serveSite(
  folder: string,
  { port = process.env.PORT, host: wanted = process.env.HOST ?? '' }: Place,
  signal: AbortSignal,
  onRequest = false,
): Promise<void> {
  const server = createSiteServer(folder, onRequest ? undefined : reportProgress, onRequest);
  const chosen = port ? Number(port) : 4321;
  const host = wanted === '' ? 'localhost' : wanted;
  const used = await listen(server, chosen, host);
  console.log(`The site is at http://${nameInAddress(host)}:${used} (stop with Ctrl-C)`);
  if (!signal.aborted) await once(signal, 'abort');
  await closeServer(server);
}

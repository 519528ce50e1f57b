import { once } from 'node:events';
import path from 'node:path';
import type { Stop } from '@site/system/stop-signal.ts';
import { buildSite, type BuildOptions } from './build-site.ts';
import { hashSources, isBuildCurrent } from './build-stamp.ts';
import { createSiteServer } from './create-server.ts';
import { checkPort, closeServer, listen } from './listen.ts';

export interface StartOptions extends Omit<BuildOptions, 'signal'> {
  readonly port: number;
  readonly stop: Stop;
}

/**
 * Serves a folder until something asks to stop.
 * @throws in one line, where the port cannot be had or the folder holds no site.
 */
export async function serveFolder(folder: string, port: number, stop: Stop): Promise<void> {
  const server = createSiteServer(folder);
  const openPort = await listen(server, port);
  console.log(`The site is at http://localhost:${String(openPort)} (stop with Ctrl-C)`);
  if (!stop.signal.aborted) await once(stop.signal, 'abort');
  await closeServer(server);
}

/**
 * Builds the site where its sources changed, and serves it until something asks to stop.
 * @returns the exit code: 0 after serving, 1 after a build that failed, the signal's own where the build was stopped.
 * @throws in one line, where the port cannot be had.
 */
export async function startSite({ root, command, port, stop }: StartOptions): Promise<number> {
  // Before the build, so that nobody waits for a site that cannot be served.
  await checkPort(port);
  const isCurrent = await isBuildCurrent(root, await hashSources(root));
  if (isCurrent) {
    console.log('Nothing changed since the last build.');
  } else if (!(await buildSite({ root, signal: stop.signal, ...(command !== undefined && { command }) }))) {
    return stop.signal.aborted ? stop.exitCode() : 1;
  }
  await serveFolder(path.join(root, 'dist'), port, stop);
  return 0;
}

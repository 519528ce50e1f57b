import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runCommand } from '../build/run-command.ts';
import { writeCaddyFiles } from '../headers/caddy-files.ts';
import { explainMissingCaddy, findCaddy } from '../programs/find-program.ts';
import { createSiteServer } from '../server/create-server.ts';
import { closeServer, findFreePort, listen } from '../server/listen.ts';
import { sendRequest } from '../server/send-request.ts';

const root = path.join(import.meta.dirname, '../../..');

/** How long a server may take to start, and how often it is polled, in milliseconds. */
const start = { timeout: 60_000, interval: 100 } as const;

interface RunningServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

interface SiteServer {
  readonly name: string;
  /**
   * Whether it is for visitors. A preview may lack parts of HTTP that browsers don't notice, such as those that sirv
   * lacks.
   */
  readonly isHost: boolean;
  /** Why it can't be started here; undefined if it can. */
  readonly missing?: string | undefined;
  readonly start: (dist: string) => Promise<RunningServer>;
}

async function startPreview(dist: string): Promise<RunningServer> {
  const server = createSiteServer(dist, undefined, true);
  return { port: await listen(server, 0), close: () => closeServer(server) };
}

/**
 * Starts the installed Caddy with the container's settings.
 * @throws Error that says how to find out why, if it fails.
 */
async function startContainer(dist: string): Promise<RunningServer> {
  const folder = path.join(root, '.cache/hosting/caddy');
  await mkdir(folder, { recursive: true });
  await copyFile(path.join(root, 'deploy/container/Caddyfile'), path.join(folder, 'Caddyfile'));
  await writeCaddyFiles(dist, folder);
  const port = await findFreePort();
  const args = ['run', '--adapter', 'caddyfile', '--config', path.join(folder, 'Caddyfile')];
  const env = { SITE_ADDRESS: `:${port}`, SITE_FOLDER: dist, XDG_DATA_HOME: path.dirname(folder) };
  const stop = new AbortController();
  const ended = new AbortController();
  const options = { root, env, showOutput: false, signal: stop.signal };
  const running = runCommand(findCaddy(), args, options).finally(() => ended.abort());
  const close = async () => {
    stop.abort();
    await running;
  };
  const deadline = performance.now() + start.timeout;
  while (!ended.signal.aborted && performance.now() < deadline) {
    if (await sendRequest(port, '/').catch(() => undefined)) return { port, close };
    await setTimeout(start.interval);
  }
  await close();
  throw new Error(`Caddy does not serve: run "caddy ${args.join(' ')}" to see why.`);
}

export const servers: readonly SiteServer[] = [
  { name: 'the preview server', isHost: false, start: startPreview },
  { name: "the container's Caddy", isHost: true, missing: explainMissingCaddy(), start: startContainer },
];

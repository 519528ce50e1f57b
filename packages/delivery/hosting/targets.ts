import { setTimeout } from 'node:timers/promises';
import { caddy, findProgram } from '@site/system/find-program.ts';
import { runCommand } from '@site/system/run-command.ts';
import { writeCaddyHeaders } from '../headers/caddy-headers.ts';
import { sendRequest } from '../server/send-request.ts';
import { findFreePort } from '../server/listen.ts';
import { cloudflareExceptions, npmStartExceptions, type Exceptions } from './checks.ts';
import type { openSite } from './site.ts';

/** How long a server may take to respond, and how often it is tried, in milliseconds. */
const start = { timeout: 60_000, interval: 200 } as const;

export interface TargetPlace {
  /** The project's folder, with a built site and its compressed files in dist. */
  readonly root: string;
  readonly signal: AbortSignal;
}

interface RunningServer {
  readonly port: number;
  /** Ends it and everything that it started. */
  close(): Promise<void>;
}

/** Something that serves the site, here and where visitors are. */
export interface Target {
  readonly name: string;
  readonly slash: Parameters<typeof openSite>[1];
  readonly exceptions: Exceptions;
  /** @throws Error that says what to do, if it cannot be started. */
  start(place: TargetPlace): Promise<RunningServer>;
}

/**
 * Starts a server program on a free port, and waits until it responds.
 * @param env and @param args of the command, for a port.
 * @throws Error that says how to find out why, if it ends or does not respond.
 */
async function runServer(
  { root, signal }: TargetPlace,
  command: string,
  args: (port: number) => readonly string[],
  env: (port: number) => Readonly<Record<string, string>> = () => ({}),
): Promise<RunningServer> {
  const port = await findFreePort();
  const stop = new AbortController();
  const ended = new AbortController();
  const options = { root, env: env(port), showOutput: false, signal: AbortSignal.any([signal, stop.signal]) };
  const running = runCommand(command, args(port), options).finally(() => {
    ended.abort();
  });
  const close = async () => {
    stop.abort();
    await running;
  };
  const deadline = performance.now() + start.timeout;
  while (!ended.signal.aborted && performance.now() < deadline) {
    const response = await sendRequest(port, '/').catch(() => undefined);
    if (response) return { port, close };
    await setTimeout(start.interval);
  }
  await close();
  throw new Error(`"${[command, ...args(port)].join(' ')}" does not serve: run it to see why.`);
}

/** The server that `npm start` runs. */
export const npmStart: Target = {
  name: 'npm start',
  slash: 'answers',
  exceptions: npmStartExceptions,
  start: async (place) =>
    runServer(place, 'node', (port) => ['packages/delivery/server/serve.ts', '--port', String(port)]),
};

/** Wrangler works without a network if it neither looks for updates nor for its location, and reports nothing. */
const quietWrangler = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_SEND_METRICS: 'false',
  // These are in the user's folder otherwise.
  WRANGLER_LOG_PATH: '.cache/hosting/wrangler/logs',
  WRANGLER_REGISTRY_PATH: '.cache/hosting/wrangler/registry',
};

const cloudflare: Target = {
  name: 'Cloudflare',
  slash: 'redirects',
  exceptions: cloudflareExceptions,
  start: async (place) => {
    const inspector = String(await findFreePort());
    const config = ['--config', 'deploy/cloudflare/wrangler.jsonc', '--persist-to', '.cache/hosting/wrangler/state'];
    const fixed = ['dev', ...config, '--show-interactive-dev-session=false', '--local', '--inspector-port', inspector];
    const args = (port: number) => [...fixed, '--ip', 'localhost', '--port', String(port)];
    return runServer(place, 'wrangler', args, () => quietWrangler);
  },
};

/** Caddy, with the container's settings. */
export const container: Target = {
  name: 'container',
  slash: 'answers',
  exceptions: {},
  start: async (place) => {
    const command = findProgram(caddy);
    await writeCaddyHeaders(place.root);
    const args = ['run', '--adapter', 'caddyfile', '--config', 'deploy/container/Caddyfile'];
    const folders = { SITE_FOLDER: `${place.root}/dist`, XDG_DATA_HOME: `${place.root}/.cache/hosting` };
    const env = (port: number) => ({ SITE_ADDRESS: `:${String(port)}`, ...folders });
    return runServer(place, command, () => args, env);
  },
};

/** In the order of the table's columns. */
export const targets: readonly Target[] = [npmStart, cloudflare, container];

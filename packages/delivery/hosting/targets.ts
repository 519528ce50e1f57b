import { writeCaddyHeaders } from '../headers/caddy-headers.ts';
import { findFreePort } from '../server/listen.ts';
import { caddy, findProgram } from '@site/system/find-program.ts';
import { cloudflareExceptions, npmStartExceptions, type Exceptions } from './checks.ts';
import { runServer, type RunningServer } from './run-server.ts';

export interface TargetPlace {
  /** The project's folder, with a built site and its compressed files in dist. */
  readonly root: string;
  readonly signal: AbortSignal;
}

/** Something that serves the site, here and where visitors are. */
export interface Target {
  readonly name: string;
  /** What a page's address with a trailing slash does: the page answers, or it redirects to the address without. */
  readonly slash: 'answers' | 'redirects';
  readonly exceptions: Exceptions;
  /** @throws Error that says what to do, if it cannot be started. */
  start(place: TargetPlace): Promise<RunningServer>;
}

/** The server that `npm start` runs. */
export const npmStart: Target = {
  name: 'npm start',
  slash: 'answers',
  exceptions: npmStartExceptions,
  start: async ({ root, signal }) => {
    const port = await findFreePort();
    const args = ['packages/delivery/server/serve.ts', '--port', String(port)];
    return runServer({ command: 'node', args, root, port }, signal);
  },
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
  start: async ({ root, signal }) => {
    const port = await findFreePort();
    const inspector = await findFreePort();
    const config = ['--config', 'deploy/cloudflare/wrangler.jsonc', '--persist-to', '.cache/hosting/wrangler/state'];
    const place = ['--local', '--ip', 'localhost', '--port', String(port), '--inspector-port', String(inspector)];
    const args = ['dev', ...config, ...place, '--show-interactive-dev-session=false'];
    return runServer({ command: 'wrangler', args, root, env: quietWrangler, port }, signal);
  },
};

/** Caddy, with the container's settings. */
export const container: Target = {
  name: 'container',
  slash: 'answers',
  exceptions: {},
  start: async ({ root, signal }) => {
    const command = findProgram(caddy);
    await writeCaddyHeaders(root);
    const port = await findFreePort();
    const args = ['run', '--adapter', 'caddyfile', '--config', 'deploy/container/Caddyfile'];
    const env = {
      SITE_ADDRESS: `:${String(port)}`,
      SITE_FOLDER: `${root}/dist`,
      XDG_DATA_HOME: `${root}/.cache/hosting`,
    };
    return runServer({ command, args, root, env, port }, signal);
  },
};

/** In the order of the table's columns. */
export const targets: readonly Target[] = [npmStart, cloudflare, container];

import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { caddyProgram, findCaddy, type Program } from '../programs/find-program.ts';
import { findNightlyTool } from '../programs/nightly-tool.ts';
import { runCommand } from '../build/run-command.ts';
import { writeCaddyFiles } from '../headers/caddy-files.ts';
import { sendRequest } from '../server/send-request.ts';
import { findFreePort } from '../server/listen.ts';
import type { Site } from './built-site.ts';
import type { CheckName } from './checks/checks.ts';

const root = path.join(import.meta.dirname, '../../..');

/** How long a server may take to respond, and how often it is tried, in milliseconds. */
const start = { timeout: 60_000, interval: 200 } as const;

interface TargetPlace {
  /** The built site, with its compressed files. */
  readonly dist: string;
  readonly signal: AbortSignal;
}

export interface RunningServer {
  readonly port: number;
  /** Stops the server and everything that it started. */
  close(): Promise<void>;
}

/** A way to serve the site, here and in production. */
export interface Target {
  readonly name: string;
  /** What it needs besides the packages of npm. */
  readonly program?: Program;
  readonly slash: Site['slash'];
  /** Checks that the target does not pass, each with the reason. */
  readonly exceptions: Readonly<Partial<Record<CheckName, string>>>;
  /** @throws Error that says what to do, if it cannot be started. */
  start(place: TargetPlace): Promise<RunningServer>;
}

/**
 * Starts a server program on a free port, and waits until it responds.
 * @param env and @param args of the command, for a port.
 * @throws Error that says how to find out why, if it ends or does not respond.
 */
async function runServer(
  { signal }: TargetPlace,
  command: string,
  args: (port: number) => readonly string[],
  env: (port: number) => Readonly<Record<string, string>> = () => ({}),
): Promise<RunningServer> {
  const port = await findFreePort();
  const stop = new AbortController();
  const ended = new AbortController();
  const options = { root, env: env(port), showOutput: false, signal: AbortSignal.any([signal, stop.signal]) };
  const running = runCommand(command, args(port), options).finally(() => ended.abort());
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

const weakTags = "sirv's tags are made of a file's size and time.";

const noWeights = 'sirv takes `br;q=0`, which no browser sends, for `br`.';

/** The server that `npm start` runs. */
const npmStart: Target = {
  name: 'npm start',
  slash: 'answers',
  // It is a preview for the owner, who does not need these.
  exceptions: {
    'every type of file: a strong entity tag': weakTags,
    'one of several tags: 304': 'sirv compares one tag, and sends the file otherwise.',
    'films: 206 for the last bytes': 'sirv knows no range from the end: the whole file is sent.',
    'films: If-Range with another tag: the whole file': 'sirv does not read If-Range: the part is sent.',
    'text, for clients that accept only gzip: gzip': noWeights,
    'text, for clients that accept neither: uncompressed': noWeights,
  },
  start: async (place) =>
    runServer(place, process.execPath, (port) => [
      'packages/delivery/server/serve.ts',
      ...['--folder', place.dist, '--port', String(port), '--on-request'],
    ]),
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

const noRanges = 'The local engine has no ranges and sends the whole file.';

const cloudflare: Target = {
  name: 'Cloudflare',
  slash: 'redirects',
  // What its engine does differently, as `wrangler dev` runs it.
  exceptions: {
    'the 404 page has no address of its own':
      '`/404` answers 200 with the page, since `404.html` is a page like others.',
    'a 404 is revalidated, also where names have a hash':
      '`_headers` matches by path alone, so a missing file below `/uploads/` gets the header of an existing one. Only a page from before a deployment can ask for one, and its name does not come back.',
    'parts of pages: no headers for documents':
      '`_headers` can only add. Over HTTP/2 and 3, which Cloudflare and Netlify speak, a repeated header costs one byte.',
    'text, for clients that accept both, as browsers do: Brotli':
      'The local engine uses the encoding that is named first, whatever the client prefers.',
    'Markdown and the JSON feed: Brotli': 'Cloudflare compresses a list of types, and these two are not on it.',
    'text varies by Accept-Encoding': 'The local engine compresses answers without saying so.',
    'each encoding of a file has its own tag': 'The tag is that of the file, and answers are compressed afterwards.',
    'one of several tags: 304': 'A list of tags is read as one tag.',
    'films: 206 for a part': noRanges,
    'films: 206 for the last bytes': noRanges,
    'films: 416 for a part after the end': noRanges,
    'films: If-Range with the same tag: the part': noRanges,
    'a request for *: no 5xx': 'The server of `wrangler dev`, in front of the engine, answers 500.',
  },
  start: async (place) => {
    const inspector = String(await findFreePort());
    const config = ['--config', 'deploy/cloudflare/wrangler.jsonc', '--persist-to', '.cache/hosting/wrangler/state'];
    const fixed = [
      findNightlyTool('wrangler/bin/wrangler.js'),
      'dev',
      ...config,
      '--assets',
      place.dist,
      '--show-interactive-dev-session=false',
      '--local',
      '--inspector-port',
      inspector,
    ];
    const args = (port: number) => [...fixed, '--ip', 'localhost', '--port', String(port)];
    return runServer(place, process.execPath, args, () => quietWrangler);
  },
};

/** Caddy, with the container's settings. */
const container: Target = {
  name: 'container',
  program: caddyProgram,
  slash: 'answers',
  exceptions: {},
  start: async (place) => {
    const command = findCaddy();
    const folder = path.join(root, '.cache/hosting/caddy');
    await mkdir(folder, { recursive: true });
    await copyFile(path.join(root, 'deploy/container/Caddyfile'), path.join(folder, 'Caddyfile'));
    await writeCaddyFiles(place.dist, folder);
    const args = ['run', '--adapter', 'caddyfile', '--config', path.join(folder, 'Caddyfile')];
    const folders = { SITE_FOLDER: place.dist, XDG_DATA_HOME: path.join(root, '.cache/hosting') };
    const env = (port: number) => ({ SITE_ADDRESS: `:${port}`, ...folders });
    return runServer(place, command, () => args, env);
  },
};

/** In the order of the table's columns. */
export const targets: readonly Target[] = [npmStart, cloudflare, container];

/** deploy/studio/Caddyfile in front of what answers who is there. */
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { closeServer } from '@site/delivery/server/listen.ts';
import { runCommand } from '@site/delivery/build/run-command.ts';
import { listenAt } from '../server/listen.ts';
import { findPerson, SignInRefusal } from './sign-in.ts';
import type { Studio } from './studio-file.ts';

const root = path.join(import.meta.dirname, '../../..');

/** A person's password, and what Caddy compares it with: bcrypt at its lowest cost, since each step more doubles the time. */
export const password = 'a long sentence';
export const passwordHash = '$2b$04$amEF7pWa2bC6PlTXzRhZhOx8TeRxRxnLSAxZvjsPTgbEJwl7GRWmW';

export const caddyfile = path.join(root, 'deploy/studio/Caddyfile');

/** What stands in for the editor: it answers who is there. */
function answerPerson(studio: Studio): Server {
  return createServer((asked, response) => {
    findPerson(asked, studio, { secret: undefined }).then(
      ({ name }) => response.end(name),
      (error: unknown) => {
        response.statusCode = error instanceof SignInRefusal ? error.status : 500;
        response.end(String(error));
      },
    );
  });
}

interface CaddyOptions {
  readonly studio: Studio;
  /** Where its socket and its own files are. */
  readonly folder: string;
  readonly port: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the Caddyfile in front of a server until a function is done with it. @param use is called once Caddy answers. */
export async function withCaddy(
  { studio, folder, port, env }: CaddyOptions,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const { way } = studio.signIn;
  const socket = path.join(folder, `${way}.sock`);
  const server = answerPerson(studio);
  await listenAt(server, socket);
  const stop = new AbortController();
  const origin = `http://127.0.0.1:${port}`;
  const running = runCommand('caddy', ['run', '--adapter', 'caddyfile', '--config', caddyfile], {
    root,
    env: {
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      STUDIO_ADDRESS: origin,
      STUDIO_SIGN_IN: way,
      STUDIO_SERVER: `unix/${socket}`,
      ...env,
    },
    signal: stop.signal,
    showOutput: false,
  });
  try {
    for (const end = Date.now() + 15_000; ;) {
      const isUp = await fetch(origin, { redirect: 'manual' }).then(
        () => true,
        () => false,
      );
      if (isUp) break;
      if (Date.now() > end) throw new Error('Caddy does not start.');
    }
    await use(origin);
  } finally {
    stop.abort();
    await running;
    await closeServer(server);
  }
}

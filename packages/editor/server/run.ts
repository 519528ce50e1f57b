/** `npm run edit`, for one person on one computer, and `npm run studio`, for several behind a proxy. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { finishChanges } from '@site/model/check/content-lock.ts';
import { readCommandLine } from '@site/system/command-line.ts';
import { readNumberOption } from '@site/system/number-option.ts';
import { runMain } from '@site/system/run-main.ts';
import { listenForStop } from '@site/system/stop-signal.ts';
import { removeOldPictures } from '../content/pictures.ts';
import { localAccess, studioAccess, type Access } from '../people/access.ts';
import { readStudio } from '../people/studio-file.ts';
import { startDrafts } from '../saves/start-drafts.ts';
import { bundleApp } from './bundle-app.ts';
import { listenAt } from './listen.ts';
import { createStudioServer } from './studio-server.ts';

const root = path.join(import.meta.dirname, '../../..');

/** The least letters of a secret that cannot be guessed. */
const shortestSecret = 32;

/** Where the server listens, and who may come in. */
interface Place {
  readonly listen: string;
  /** What a browser opens. */
  readonly address: string;
  readonly access: Access;
}

/** @throws Error where somebody other than the proxy could say who is there. */
async function findStudio(): Promise<Place> {
  const { listen, address, signIn } = await readStudio(root);
  const { STUDIO_LISTEN: place = listen, STUDIO_SECRET: secret } = process.env;
  const isSocket = place.startsWith('/');
  if (!isSocket && !/^(?:127\.0\.0\.1|\[::1\]|localhost):\d+$/.test(place)) {
    throw new Error(`STUDIO_LISTEN is "${place}": write a socket, such as /run/studio/studio.sock, or 127.0.0.1:4322.`);
  }
  if (!isSocket && signIn.way !== 'token' && (secret ?? '').length < shortestSecret) {
    throw new Error(
      `Every program of this machine can open ${place} and say who it is: listen on a socket, or set STUDIO_SECRET to at least ${String(shortestSecret)} letters that the proxy sends as Studio-Secret, such as those of "openssl rand -hex 32".`,
    );
  }
  return { listen: place, address, access: studioAccess(root, { secret: isSocket ? undefined : secret }) };
}

function findLocal(port: string | undefined): Place {
  const number = readNumberOption({ name: '--port', value: port, usual: 4322, least: 1, most: 65_535 });
  const listen = `127.0.0.1:${String(number)}`;
  return { listen, address: `http://${listen}`, access: localAccess(root) };
}

/** Shows an address in this computer's browser; without one the address is on the screen. */
function openBrowser(address: string): void {
  const [command = '', ...args] = { darwin: ['open'], win32: ['explorer'] }[process.platform as string] ?? ['xdg-open'];
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  child.once('error', () => undefined);
  child.unref();
}

await runMain(async () => {
  const args = process.argv.slice(2);
  const isStudio = args.includes('--studio');
  const { values } = readCommandLine(args, {
    command: isStudio ? 'npm run studio' : 'npm run edit',
    does: isStudio
      ? 'Serves the editor to the people of studio.yaml, behind a proxy that signs them in (deploy/studio/README.md).'
      : 'Opens the editor of all content in the browser of this computer.',
    options: {
      port: { type: 'string', value: 'number', help: 'of npm run edit; 4322 if left out' },
      'no-open': { type: 'boolean', default: false, help: 'leaves the browser closed' },
      studio: { type: 'boolean', default: false, help: 'for several people, as npm run studio does' },
    },
  });
  const { listen, address, access } = isStudio ? await findStudio() : findLocal(values.port);
  const stop = listenForStop();
  const content = path.join(root, 'content');
  await finishChanges(content);
  await startDrafts(content);
  await removeOldPictures(content, new Date());
  const app = await bundleApp(root, stop.signal, () => {
    console.log('The editor is bundled, once, which takes some seconds.');
  });
  const server = createStudioServer({ root, app, access });
  await listenAt(server, listen);
  console.log(`The editor is at ${address}/keystatic (stop with Ctrl-C)`);
  if (!isStudio && !values['no-open']) openBrowser(`${address}/keystatic`);
  if (!stop.signal.aborted) await once(stop.signal, 'abort');
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
  return stop.exitCode();
});

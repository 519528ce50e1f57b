/** `npm run edit`, for one person on one computer, and `npm run studio`, for several behind a proxy. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { expectBuildable } from '@site/delivery/build/expect-buildable.ts';
import { finishChanges } from '@site/model/check/content-lock.ts';
import { readCommandLine } from '@site/model/command/command-line.ts';
import { runMain } from '@site/model/command/run-main.ts';
import { listenForStop } from '@site/model/command/stop-signal.ts';
import { removeOldPictures } from '../content/pictures.ts';
import { Preview } from '../preview/preview.ts';
import { startClock } from '../publish/server/clock.ts';
import { Releases } from '../publish/server/releases.ts';
import { startDrafts } from '../saves/start-drafts.ts';
import { bundleApp } from './bundle-app.ts';
import { listenAt } from './listen.ts';
import { findLocalPlace, findStudioPlace } from './place.ts';
import { createStudioServer } from './studio-server.ts';

const root = path.join(import.meta.dirname, '../../..');

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
  const { listen, address, access, preview, releases } = isStudio
    ? await findStudioPlace(root, process.env)
    : findLocalPlace(root, values.port);
  await expectBuildable(root);
  const stop = listenForStop();
  const content = path.join(root, 'content');
  await finishChanges(content);
  await startDrafts(content);
  await removeOldPictures(content, new Date());
  const app = await bundleApp(root, stop.signal, () =>
    console.log('The editor is bundled, once, which takes some seconds.'),
  );
  const shown = preview && new Preview(root, preview.origin);
  const server = createStudioServer({ root, app, access, preview: shown, releases });
  await listenAt(server, listen);
  const second = createServer((request, response) => server.emit('request', request, response));
  if (preview?.listen !== undefined) await listenAt(second, preview.listen);
  console.log(`The editor is at ${address}/keystatic (stop with Ctrl-C)`);
  const release = releases === undefined ? undefined : new Releases(root, releases);
  // On somebody's own computer nothing is published that they did not ask for.
  const stopClock = isStudio ? startClock({ root, release }) : undefined;
  if (!isStudio && !values['no-open']) openBrowser(`${address}/keystatic`);
  if (!stop.signal.aborted) await once(stop.signal, 'abort');
  stopClock?.();
  await shown?.stop();
  for (const open of [server, second].filter(({ listening }) => listening)) {
    open.close();
    open.closeAllConnections();
    await once(open, 'close');
  }
  return stop.exitCode();
});

/** `npm run edit`, for one person on one computer, and `npm run studio`, for several behind a proxy. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { readCommandLine } from '@site/model/command/command-line.ts';
import { runMain } from '@site/model/command/run-main.ts';
import { listenForStop } from '@site/model/command/stop-signal.ts';
import { hasCode } from '@site/model/files/has-code.ts';
import { bundleApp } from './bundle-app.ts';
import { openDrafts } from './drafts.ts';
import { Events } from './events.ts';
import { openLocalGate, openStudioGate, readStudio } from './people.ts';
import { removeOldPictures } from './pictures.ts';
import { Preview } from './preview.ts';
import { asRefusal } from './refusal.ts';
import { createEditorServer, home } from './server.ts';

const program = path.join(import.meta.dirname, '../../..');

/** Contains the socket path or port of the running editor. */
const noteOf = (root: string) => path.join(root, '.cache/editor/listens-at');

function openBrowser(address: string): void {
  const [command = '', ...args] = { darwin: ['open'], win32: ['explorer'] }[process.platform as string] ?? ['xdg-open'];
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  child.once('error', () => undefined);
  child.unref();
}

/** A killed program leaves its socket behind. */
async function isAlive(place: string): Promise<boolean> {
  const probe = /^\d+$/.test(place) ? connect(Number(place), '127.0.0.1') : connect(place);
  try {
    await once(probe, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    probe.destroy();
  }
}

/** @throws Error that names the running editor. */
async function refuseSecond(root: string): Promise<void> {
  const place = (await readFile(noteOf(root), 'utf8').catch(() => '')).trim();
  if (place === '' || !(await isAlive(place))) return;
  const where = /^\d+$/.test(place) ? `http://127.0.0.1:${place}${home}` : place;
  throw new Error(`An editor of this folder is open already, at ${where}: use that one, or stop it first.`);
}

/** Reachable from this machine only. */
async function listen(server: Server, place: string, note: string): Promise<void> {
  const isSocket = !/^\d+$/.test(place);
  if (isSocket && !(await isAlive(place))) await rm(place, { force: true });
  // Restricts the socket to this user from its first moment; the proxy's group is added below.
  const before = isSocket ? process.umask(0o177) : undefined;
  try {
    server.listen(isSocket ? place : { port: Number(place), host: '127.0.0.1' });
    await once(server, 'listening');
  } catch (error) {
    if (hasCode(error, 'EADDRINUSE'))
      throw new Error(`${place} is taken by another program: stop it, or choose another --port.`);
    if (hasCode(error, 'EACCES', 'ENOENT'))
      throw new Error(`${place} can't be opened: its folder is missing, or this user may not write there.`);
    throw error;
  } finally {
    if (before !== undefined) process.umask(before);
  }
  if (isSocket) await chmod(place, 0o660);
  await mkdir(path.dirname(note), { recursive: true });
  await writeFile(note, place);
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
      port: { type: 'string', value: 'number', default: '4322', help: 'where the editor listens' },
      'no-open': { type: 'boolean', default: false, help: 'leaves the browser closed' },
      studio: { type: 'boolean', default: false, help: 'for several people, as npm run studio does' },
      site: {
        type: 'string',
        value: 'folder',
        default: '.',
        help: 'the repository that has the content, if it is not this one',
      },
    },
  });
  const root = path.resolve(program, values.site);
  await refuseSecond(root);
  const stop = listenForStop();
  const studio = isStudio ? await readStudio(root) : undefined;
  const drafts = await openDrafts(root).catch((error: unknown) => {
    throw new Error(asRefusal(error).message);
  });
  drafts.sendsDrafts = isStudio;
  await removeOldPictures(root);
  const app = await bundleApp(program, stop.signal);
  const events = new Events();
  const preview = new Preview(program, drafts.content);
  const gate = isStudio ? openStudioGate(root) : await openLocalGate(root);
  const server = createEditorServer({ app, gate, drafts, events, preview });
  await listen(server, studio?.listen ?? values.port, noteOf(root));
  const address = `${studio?.address ?? `http://127.0.0.1:${values.port}`}${home}`;
  console.log(`The editor is at ${address} (stop with Ctrl-C)`);
  if (!isStudio && !values['no-open']) openBrowser(address);
  if (!stop.signal.aborted) await once(stop.signal, 'abort');
  preview.stop();
  events.close();
  server.close();
  server.closeAllConnections();
  await drafts.withLock(async () => rm(noteOf(root), { force: true }));
  return stop.exitCode();
});

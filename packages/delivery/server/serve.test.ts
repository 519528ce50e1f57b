import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeServer, listen } from './listen.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serve-'));
  for (const file of ['index.html', '404.html', '_headers', '_redirects']) await writeFile(path.join(folder, file), '');
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

function serve(port: string, host = '') {
  const args = [path.join(import.meta.dirname, 'serve.ts'), '--folder', folder];
  return spawn(process.execPath, args, { env: { ...process.env, PORT: port, HOST: host } });
}

async function readError(port: string, host?: string): Promise<string> {
  const program = serve(port, host);
  const [message, ended] = await Promise.all([text(program.stderr), once(program, 'exit')]);
  expect(ended).toEqual([1, null]);
  return message;
}

it('serves until it is asked to stop, and ends well', async () => {
  const program = serve('0');
  const [line] = (await once(program.stdout, 'data')) as [Buffer];
  const address = /http:\S+/.exec(line.toString())?.[0] ?? '';
  expect((await fetch(address)).status).toBe(200);
  program.kill('SIGINT');
  expect(await once(program, 'exit')).toEqual([0, null]);
});

it.each(['', 'localhost', '0.0.0.0', '127.0.0.1'])('with HOST=%s says where this machine reaches it', async (host) => {
  const program = serve('0', host);
  const [line] = (await once(program.stdout, 'data')) as [Buffer];
  const address = /http:\S+/.exec(line.toString())?.[0] ?? '';
  expect(address).toMatch(host === '127.0.0.1' ? /^http:\/\/127\.0\.0\.1:\d+$/ : /^http:\/\/localhost:\d+$/);
  expect((await fetch(address)).status).toBe(200);
  program.kill('SIGINT');
  await once(program, 'exit');
});

// The second is an address for documentation, which no machine has.
it.each(['my-laptop', '203.0.113.7', '4321'])('says in one line what to write for HOST=%s', async (host) => {
  const advice = 'write localhost for this machine alone, or 0.0.0.0 for every device that reaches it';
  expect(await readError('0', host)).toBe(
    `HOST is "${host}", which is not an address of this machine: ${advice}: HOST=0.0.0.0 npm start\n`,
  );
});

it('says in one line what to do about a port that is taken', async () => {
  const other = createServer();
  const port = String(await listen(other, 0));
  expect(await readError(port)).toMatch(
    new RegExp(`^Port ${port} is taken: stop what runs there, or choose another: PORT=\\d+ npm start\n$`),
  );
  await closeServer(other);
});

it('says in one line why a value is not a port', async () => {
  expect(await readError('65536')).toBe('PORT is "65536": write a whole number from 0 to 65535, such as PORT=4321.\n');
});

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { studioAccess } from '../people/access.ts';
import { findLocalPlace, findStudioPlace } from './place.ts';

let root: string;
let sample: string;
const secret = '0123456789abcdef0123456789abcdef';
const write = async (text: string) => writeFile(path.join(root, 'studio.yaml'), text);

beforeAll(async () => {
  sample = await readFile(path.join(import.meta.dirname, '../../../deploy/studio/studio.sample.yaml'), 'utf8');
  root = await mkdtemp(path.join(tmpdir(), 'place-'));
});

afterAll(async () => rm(root, { recursive: true }));

test.for([
  ['a port without a secret', { STUDIO_LISTEN: '127.0.0.1:4322' }, 'set STUDIO_SECRET to at least 32 letters'],
  ['a short secret', { STUDIO_LISTEN: '127.0.0.1:4322', STUDIO_SECRET: 'secret' }, 'set STUDIO_SECRET'],
  ['an address of the network', { STUDIO_LISTEN: '0.0.0.0:4322', STUDIO_SECRET: secret }, 'STUDIO_LISTEN is "0.0.0.0'],
  ['a name that may lead anywhere', { STUDIO_LISTEN: 'studio:4322', STUDIO_SECRET: secret }, 'write a socket'],
] as const)('the server does not start on %s', async ([, env, words]) => {
  await write(sample);
  await expect(findStudioPlace(root, env)).rejects.toThrow(words);
});

test('the server starts on a socket, and on a port with a secret', async () => {
  await write(sample);
  expect(await findStudioPlace(root, {})).toMatchObject({ listen: '/run/studio/studio.sock' });
  const env = { STUDIO_LISTEN: '127.0.0.1:4322', STUDIO_SECRET: secret };
  expect(await findStudioPlace(root, env)).toMatchObject({ address: 'https://studio.example.com' });
});

test('one person on one computer needs no file', () => {
  expect(findLocalPlace(root, undefined)).toMatchObject({ address: 'http://127.0.0.1:4322' });
  expect(() => findLocalPlace(root, 'any')).toThrow('--port is "any"');
});

test('who is taken out of studio.yaml is out at once, and while it is wrong so is everybody', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await write(sample);
  const access = studioAccess(root, { secret: undefined });
  const ask = async (user: string) => access.personOf({ rawHeaders: ['Remote-User', user] });
  expect(await ask('ben')).toMatchObject({ name: 'Ben Ode', role: 'editor' });
  expect(await access.originOf('studio.example.com')).toBe('https://studio.example.com');
  expect(await access.originOf('127.0.0.1:4322')).toBeUndefined();
  await write(sample.replace(/ {2}- email: ben@[\s\S]*/, ''));
  await expect(ask('ben')).rejects.toMatchObject({ status: 403 });
  await write(`${sample}people:\n`);
  await expect(ask('ana')).rejects.toMatchObject({ status: 503 });
  await expect(access.originOf('studio.example.com')).rejects.toMatchObject({ status: 503 });
  await rm(path.join(root, 'studio.yaml'));
  await expect(ask('ana')).rejects.toMatchObject({ status: 503 });
});

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseStudio, readStudio } from './studio-file.ts';

const sample = await readFile(path.join(import.meta.dirname, '../../../deploy/studio/studio.sample.yaml'), 'utf8');
const token = `way: token
  keys: https://access.example/keys
  issuer: https://access.example
  audience: studio`;

test('the sample is right, with each way to sign in', () => {
  expect(parseStudio(sample)).toMatchObject({ signIn: { way: 'users' }, people: [{ role: 'owner' }, { user: 'ben' }] });
  expect(parseStudio(sample.replace('way: users', token)).signIn).toMatchObject({ header: 'Cf-Access-Jwt-Assertion' });
  const short =
    'address: https://studio.example\nsignIn: { way: headers }\npeople:\n  - { email: A@B.example, name: A, role: owner }\n';
  expect(parseStudio(short)).toMatchObject({ listen: '/run/studio/studio.sock', people: [{ email: 'a@b.example' }] });
});

test.for([
  [
    'address: https://studio.example.com',
    'address: http://studio.example.com',
    /^studio\.yaml:5: address is wrong: write how/,
  ],
  ['address: https://studio.example.com', 'address: https://studio.example.com/', /address is wrong/],
  ['address: https://studio.example.com', '', /^studio\.yaml: address is missing: write how/],
  ['/run/studio/studio.sock', '0.0.0.0:4322', /^studio\.yaml:9: listen is wrong: write a socket/],
  ['/run/studio/studio.sock', 'studio.example.com:80', /listen is wrong/],
  ['# preview: https://preview.', 'preview: https://studio.', /^studio\.yaml:\d+: preview is that of the editor/],
  ['# releases: /srv', 'releases: srv', /^studio\.yaml:\d+: releases is wrong: write a folder from the root/],
  ['way: users', 'way: everybody', /^studio\.yaml:\d+: signIn\.way is wrong: write users, headers or token/],
  ['way: users', 'way: token', /signIn\.keys is missing: write the https address/],
  ['way: users', token.replace('https://access.example/keys', 'http://access.example/keys'), /signIn\.keys is wrong/],
  ['role: owner', 'role: boss', /^studio\.yaml:\d+: people\[0\]\.role is wrong: write owner, editor or guest/],
  ['role: owner', 'role: editor', /people have no owner/],
  ['ben@example.com', 'ana@example.com', /people\[1\]\.email is there twice/],
  ['user: ben', 'user: ana', /people\[1\]\.user is there twice/],
  ['    user: ben\n', '', /people\[1\]\.user is missing/],
  ['ana@example.com', 'ana', /people\[0\]\.email is wrong: write an email address/],
  ['name: Ben Ode', 'name: Ben <ben>', /people\[1\]\.name is wrong/],
  ['role: editor', 'role: editor\n    password: secret', /people\[1\] has "password", which nothing reads/],
  ['people:', 'persons:', /the file has "persons"/],
  ['people:', 'people: [', /^studio\.yaml:\d+:\d+: cannot be read/],
] as const)('%s as %s is refused with file, line and field', ([from, to, words]) => {
  expect(() => parseStudio(sample.replace(from, to))).toThrow(words);
});

test('a server without the file says where to get it', async () => {
  await expect(readStudio(import.meta.dirname)).rejects.toThrow('copy deploy/studio/studio.sample.yaml');
});

import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { closeServer, listen } from '@site/delivery/server/listen.ts';
import { findPerson, SignInRefusal } from './sign-in.ts';
import type { Studio } from './studio-file.ts';

const ana = { email: 'ana@example.com', name: 'Ana Quiroga', role: 'owner', user: 'ana' } as const;
const studio = { address: 'https://studio.example', listen: '127.0.0.1:4322', people: [ana] } as const;
const secret = 'a-secret-of-the-proxy-0123456789';

/** The status and sentence for the headers of a request; 200 and the name for somebody who is let in. */
async function signIn(way: Studio['signIn'], headers: readonly (readonly [string, string])[], isSocket = false) {
  const proxy = { secret: isSocket ? undefined : secret };
  return findPerson({ rawHeaders: headers.flat() }, { ...studio, people: [ana], signIn: way }, proxy).then(
    ({ name }) => [200, name] as const,
    (error: unknown) => {
      if (error instanceof SignInRefusal) return [error.status, error.message] as const;
      throw error;
    },
  );
}

const own = ['Studio-Secret', secret] as const;

test.for([
  ["one of Caddy's users", 200, 'users', [own, ['Remote-User', 'ana']]],
  ['somebody whom a proxy knows', 200, 'headers', [own, ['Remote-User', '7'], ['Remote-Email', 'Ana@Example.com']]],
  ['a header in other letters', 200, 'users', [own, ['rEMOTE-uSER', 'ana']]],
  ['nobody', 401, 'users', [own]],
  ['nobody with an empty name', 401, 'users', [own, ['Remote-User', '']]],
  ['an address where a name counts', 401, 'users', [own, ['Remote-Email', 'ana@example.com']]],
  ['a name where an address counts', 401, 'headers', [own, ['Remote-User', 'ana']]],
  ['somebody who is not listed', 403, 'headers', [own, ['Remote-Email', 'eve@example.com']]],
  ['a name in other letters', 403, 'users', [own, ['Remote-User', 'ANA']]],
  ['a forged header without the secret', 403, 'users', [['Remote-User', 'ana']]],
  [
    'a wrong secret',
    403,
    'users',
    [
      ['Studio-Secret', `${secret.slice(0, -1)}0`],
      ['Remote-User', 'ana'],
    ],
  ],
  [
    'an empty secret',
    403,
    'users',
    [
      ['Studio-Secret', ''],
      ['Remote-User', 'ana'],
    ],
  ],
  ['a doubled secret', 403, 'users', [own, own, ['Remote-User', 'ana']]],
  ['a doubled name', 403, 'users', [own, ['Remote-User', 'ana'], ['Remote-User', 'ana']]],
  ['a doubled name in other letters', 403, 'users', [own, ['Remote-User', 'eve'], ['REMOTE-USER', 'ana']]],
  ['an underscored name', 403, 'users', [own, ['Remote_User', 'ana']]],
  ['an underscored name beside the right one', 403, 'users', [own, ['Remote-User', 'ana'], ['REMOTE_USER', 'eve']]],
  ['an underscored address', 403, 'headers', [own, ['Remote-Email', 'ana@example.com'], ['Remote.Email', 'eve@x.org']]],
  ['two names in one header', 403, 'users', [own, ['Remote-User', 'ana, eve']]],
] as const)('%s: %i', async ([, status, way, headers]) => {
  const [answer, words] = await signIn({ way }, headers);
  expect([answer, words]).toEqual([
    status,
    status === 200 ? 'Ana Quiroga' : (expect.stringMatching(/^[^<{]+\.$/) as string),
  ]);
});

test('behind a socket the proxy needs no secret, and headers are looked at all the same', async () => {
  expect(await signIn({ way: 'users' }, [['Remote-User', 'ana']], true)).toEqual([200, 'Ana Quiroga']);
  expect(
    (
      await signIn(
        { way: 'users' },
        [
          ['Remote-User', 'ana'],
          ['Remote_User', 'ana'],
        ],
        true,
      )
    )[0],
  ).toBe(403);
});

let keys: Server;
let way: Extract<Studio['signIn'], { way: 'token' }>;
let signer: CryptoKey;
let stranger: CryptoKey;

beforeAll(async () => {
  const pair = await generateKeyPair('ES256', { extractable: true });
  signer = pair.privateKey;
  stranger = (await generateKeyPair('ES256')).privateKey;
  const key = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'ES256' };
  keys = createServer((_, response) => response.end(JSON.stringify({ keys: [key] })));
  const origin = `http://127.0.0.1:${await listen(keys, 0, '127.0.0.1')}`;
  way = {
    way: 'token',
    keys: `${origin}/keys`,
    issuer: 'https://access.example',
    audience: 'studio',
    header: 'Cf-Access-Jwt-Assertion',
  };
});

afterAll(async () => closeServer(keys));

const claims = { email: 'ana@example.com', iss: 'https://access.example', aud: 'studio' };
const soon = () => Math.floor(Date.now() / 1000) + 60;

async function sign(payload: JWTPayload, key = signer, kid = 'one'): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid }).sign(key);
}

test.for<[string, number, () => Promise<string> | string]>([
  ['a token that holds', 200, async () => sign({ ...claims, exp: soon() })],
  ['an expired token', 401, async () => sign({ ...claims, exp: soon() - 120 })],
  ['a token that never ends', 401, async () => sign(claims)],
  ['a token that is not valid yet', 401, async () => sign({ ...claims, exp: soon() + 60, nbf: soon() })],
  ['a token for another audience', 401, async () => sign({ ...claims, aud: 'payroll', exp: soon() })],
  ['a token of another issuer', 401, async () => sign({ ...claims, iss: 'https://other.example', exp: soon() })],
  ['a token of another key', 401, async () => sign({ ...claims, exp: soon() }, stranger)],
  ['a token of a key that is not known', 401, async () => sign({ ...claims, exp: soon() }, stranger, 'two')],
  ['a token without a signature', 401, () => new UnsecuredJWT({ ...claims, exp: soon() }).encode()],
  [
    'a token signed with the public key as a secret',
    401,
    async () =>
      new SignJWT({ ...claims, exp: soon() }).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(Buffer.alloc(32)),
  ],
  ['a token without an address', 401, async () => sign({ iss: claims.iss, aud: claims.aud, exp: soon() })],
  ['a token whose address is not confirmed', 401, async () => sign({ ...claims, email_verified: false, exp: soon() })],
  [
    'a token of somebody who is not listed',
    403,
    async () => sign({ ...claims, email: 'eve@example.com', exp: soon() }),
  ],
  ['no token', 401, () => 'a.b.c'],
  ['an empty token', 401, () => ''],
])('%s: %i', async ([, status, make]) => {
  const [answer, words] = await signIn(way, [['Cf-Access-Jwt-Assertion', await make()]]);
  expect([answer, words]).toEqual([
    status,
    status === 200 ? 'Ana Quiroga' : (expect.stringMatching(/^[^<{]+\.$/) as string),
  ]);
});

test('a token that comes twice, or under another name, is not read', async () => {
  const token = await sign({ ...claims, exp: soon() });
  const header = ['Cf-Access-Jwt-Assertion', token] as const;
  expect((await signIn(way, [header, header]))[0]).toBe(403);
  expect((await signIn(way, [['Cf_Access_Jwt_Assertion', token]]))[0]).toBe(403);
  expect((await signIn(way, [own, ['Remote-Email', 'ana@example.com']]))[0]).toBe(401);
});

test('while the keys cannot be had, nobody is let in', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const token = await sign({ ...claims, exp: soon() });
  const away = { ...way, keys: 'http://127.0.0.1:9/keys' };
  expect(await signIn(away, [['Cf-Access-Jwt-Assertion', token]])).toEqual([503, expect.stringContaining('try again')]);
});

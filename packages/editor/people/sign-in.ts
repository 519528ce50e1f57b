import { createHash, timingSafeEqual } from 'node:crypto';
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { Person } from './person.ts';
import type { Studio } from './studio-file.ts';

/** Why somebody is not let in. The message is the one sentence that they see. */
export class SignInRefusal extends Error {
  readonly status: 401 | 403 | 503;

  constructor(status: 401 | 403 | 503, message: string) {
    super(message);
    this.status = status;
  }
}

/** What the server knows of the proxy in front of it. */
export interface Proxy {
  /** Sent by the proxy with each request; undefined behind a socket, whose file lets only the proxy in. */
  readonly secret: string | undefined;
}

/** A request as it came, before Node joins or drops headers that come twice: names and values in turn. */
export interface RawRequest {
  readonly rawHeaders: readonly string[];
}

const secretHeader = 'studio-secret';
const personHeaders = ['remote-user', 'remote-name', 'remote-email'] as const;

/**
 * The one value of each header that says who is there. A header that comes twice, or that another program could take for
 * one of them, was not sent by the proxy: https://www.rfc-editor.org/rfc/rfc9110#section-5.3 lets a server join or drop it.
 * @throws SignInRefusal for such a header.
 */
function readHeaders({ rawHeaders }: RawRequest, names: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = (rawHeaders[place] ?? '').toLowerCase();
    const meant = name.replace(/[^a-z0-9]+/g, '-');
    if (!names.includes(meant)) continue;
    if (name !== meant || found.has(name)) {
      throw new SignInRefusal(
        403,
        'This request says twice who is there, so nobody is let in: open the editor in a browser.',
      );
    }
    found.set(name, rawHeaders[place + 1] ?? '');
  }
  return found;
}

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Compares in the same time whatever is wrong, so that nobody can guess the secret letter by letter. */
function isSecret(given: string, secret: string): boolean {
  return timingSafeEqual(hash(given), hash(secret));
}

const claims = z.object({ email: z.email(), email_verified: z.literal(true).optional() });

/** The email address in a signed token. @throws SignInRefusal for one that does not hold. */
async function readToken(token: string, keys: JWTVerifyGetKey, { issuer, audience }: TokenRule): Promise<string> {
  const options = { issuer, audience, requiredClaims: ['exp', 'email'], algorithms: [...algorithms] };
  try {
    return claims.parse((await jwtVerify(token, keys, options)).payload).email;
  } catch (error) {
    if (error instanceof z.ZodError) throw new SignInRefusal(401, 'The sign-in names no email address: sign in again.');
    if (error instanceof errors.JWTExpired) throw new SignInRefusal(401, 'The sign-in has expired: sign in again.');
    const isUnreachable =
      error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError) || error.code === 'ERR_JOSE_GENERIC';
    if (isUnreachable) {
      console.error(error);
      throw new SignInRefusal(503, 'The keys of the sign-in cannot be had at the moment: try again in a minute.');
    }
    throw new SignInRefusal(401, 'The sign-in does not hold: sign in again.');
  }
}

/** Signatures with a key pair: whoever verifies cannot sign. */
const algorithms = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA'] as const;

type TokenRule = Extract<Studio['signIn'], { way: 'token' }>;

/** The keys of an access service, requested when a token names one that is not known. */
const keySets = new Map<string, JWTVerifyGetKey>();

function keysOf({ keys }: TokenRule): JWTVerifyGetKey {
  const known = keySets.get(keys) ?? createRemoteJWKSet(new URL(keys), { timeoutDuration: 5_000 });
  keySets.set(keys, known);
  return known;
}

/** How a message names somebody who is not listed, and how they are found. */
async function findListed(request: RawRequest, { signIn, people }: Studio, { secret }: Proxy) {
  if (signIn.way === 'token') {
    const header = signIn.header.toLowerCase();
    const token = readHeaders(request, [header]).get(header);
    const email = token === undefined ? '' : (await readToken(token, keysOf(signIn), signIn)).toLowerCase();
    return { said: email, person: people.find((one) => one.email === email) };
  }
  const headers = readHeaders(request, [secretHeader, ...personHeaders]);
  if (secret !== undefined && !isSecret(headers.get(secretHeader) ?? '', secret)) {
    throw new SignInRefusal(403, 'This is not from the proxy that signs people in: open the address of studio.yaml.');
  }
  if (signIn.way === 'users') {
    const said = headers.get('remote-user') ?? '';
    return { said, person: people.find(({ user }) => user === said) };
  }
  const said = (headers.get('remote-email') ?? '').toLowerCase();
  return { said, person: people.find(({ email }) => email === said) };
}

/**
 * Who sent a request, as the proxy or the token says it.
 * @throws SignInRefusal where nobody is named, or somebody whom studio.yaml does not list.
 */
export async function findPerson(request: RawRequest, studio: Studio, proxy: Proxy): Promise<Person> {
  const { said, person } = await findListed(request, studio, proxy);
  if (said === '') throw new SignInRefusal(401, 'Nobody is signed in: open the editor through its own address.');
  if (person) return { email: person.email, name: person.name, role: person.role };
  throw new SignInRefusal(403, `${said} is not among the people of this editor: ask its owner to add you.`);
}

/** A company's own sign-in: a small identity server (oidc-provider), and what asks it in place of oauth2-proxy. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { createRemoteJWKSet, exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { closeServer, findFreePort, listen } from '@site/delivery/server/listen.ts';
import { requireNightly } from '@site/system/nightly-tool.ts';
import { withCaddy } from '../people/caddy.fixture.ts';
import type { Studio } from '../people/studio-file.ts';

const client = 'studio';

interface Company {
  readonly issuer: string;
  /** Where Caddy asks who is there. */
  readonly auth: string;
  /** The signed tokens of those who have signed in, by their addresses. */
  readonly tokens: ReadonlyMap<string, string>;
}

/** The provider, as far as it is used here. */
type Provider = new (issuer: string, settings: object) => { callback(): RequestListener };

/** Starts the identity server. Whoever signs in says who they are. */
async function startProvider(callback: string): Promise<{ readonly server: Server; readonly issuer: string }> {
  const port = await findFreePort();
  const issuer = `http://127.0.0.1:${String(port)}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const { Provider } = requireNightly('oidc-provider') as { readonly Provider: Provider };
  const provider = new Provider(issuer, {
    clients: [{ client_id: client, client_secret: 'a secret of the test', redirect_uris: [callback] }],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    claims: { openid: ['sub', 'email', 'email_verified'] },
    conformIdTokenClaims: false,
    cookies: { keys: [randomBytes(16).toString('hex')] },
    findAccount: (_: unknown, email: string) => ({
      accountId: email,
      claims: () => ({ sub: email, email, email_verified: true }),
    }),
  });
  const server = createServer(provider.callback());
  await listen(server, port, '127.0.0.1');
  return { server, issuer };
}

/** What oauth2-proxy does: asks the identity server once, and keeps who is there behind a cookie. */
function createProxy(company: {
  readonly issuer: string;
  readonly callback: string;
  readonly tokens: Map<string, string>;
}) {
  const { issuer, callback, tokens } = company;
  const sessions = new Map<string, string>();
  const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`));
  const signIn = (response: ServerResponse) => {
    const query = new URLSearchParams({
      client_id: client,
      response_type: 'code',
      scope: 'openid',
      redirect_uri: callback,
    });
    response.writeHead(302, { Location: `${issuer}/auth?${query.toString()}` }).end();
  };
  const comeBack = async (url: URL, response: ServerResponse) => {
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code: url.searchParams.get('code') ?? '',
      redirect_uri: callback,
    });
    const authorization = `Basic ${Buffer.from(`${client}:a+secret+of+the+test`).toString('base64')}`;
    const answer = await fetch(`${issuer}/token`, { method: 'POST', body, headers: { authorization } });
    const { id_token: token } = (await answer.json()) as { id_token: string };
    const { payload } = await jwtVerify(token, keys, { issuer, audience: client });
    const [id, email] = [randomBytes(16).toString('hex'), String(payload.email)];
    sessions.set(id, email);
    tokens.set(email, token);
    response.writeHead(302, { Location: '/', 'Set-Cookie': `proxied=${id}; Path=/; HttpOnly` }).end();
  };
  return (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', callback);
    if (url.pathname === '/oauth2/sign_in') signIn(response);
    else if (url.pathname === '/oauth2/callback') void comeBack(url, response);
    else {
      const email = sessions.get(/proxied=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? '');
      response.writeHead(email === undefined ? 401 : 202, email === undefined ? {} : { 'X-Auth-Request-Email': email });
      response.end();
    }
  };
}

const test = base.extend<object, { readonly company: Company; readonly folder: string; readonly port: number }>({
  folder: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'identity-'));
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  port: [async ({}, use) => use(await findFreePort()), { scope: 'worker' }],
  company: [
    async ({ port }, use) => {
      const callback = `http://127.0.0.1:${String(port)}/oauth2/callback`;
      const { server, issuer } = await startProvider(callback);
      const tokens = new Map<string, string>();
      const proxy = createServer(createProxy({ issuer, callback, tokens }));
      const auth = `127.0.0.1:${String(await listen(proxy, 0, '127.0.0.1'))}`;
      await use({ issuer, auth, tokens });
      await Promise.all([closeServer(server), closeServer(proxy)]);
    },
    { scope: 'worker' },
  ],
});

const people: Studio['people'] = [{ email: 'ana@example.com', name: 'Ana Quiroga', role: 'owner' }];
const studio = { address: 'https://studio.example', listen: '127.0.0.1:4322', people } as const;

/** Signs in at the identity server. */
async function signInAs(page: Page, origin: string, email: string): Promise<void> {
  // Its page asks for a font elsewhere.
  await page.route(/googleapis/, (route) => route.abort());
  await page.goto(origin);
  await page.locator('[name=login]').fill(email);
  await page.locator('[name=password]').fill('anything');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(`${origin}/`);
}

test(
  "a company's identity server lets in whom studio.yaml lists, by forward_auth and by its signed token",
  { tag: '@nightly' },
  async ({ browser, company, folder, port }) => {
    const { issuer, auth, tokens } = company;
    const headers = {
      folder,
      port,
      studio: { ...studio, signIn: { way: 'headers' } },
      env: { STUDIO_AUTH: auth },
    } as const;
    await withCaddy(headers, async (origin) => {
      for (const [email, words] of [
        ['ana@example.com', 'Ana Quiroga'],
        ['eve@example.com', 'eve@example.com is not among the people'],
      ] as const) {
        await using context = await browser.newContext({ extraHTTPHeaders: { 'Remote-Email': 'ana@example.com' } });
        const page = await context.newPage();
        await signInAs(page, origin, email);
        await expect(page.locator('body')).toContainText(words);
      }
    });

    const header = 'Cf-Access-Jwt-Assertion';
    const rule = { way: 'token', keys: `${issuer}/jwks`, issuer, audience: client, header } as const;
    const own = tokens.get('ana@example.com') ?? '';
    const { privateKey } = await generateKeyPair('RS256');
    const forged = await new SignJWT({ email: 'ana@example.com' })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(issuer)
      .setAudience(client)
      .setExpirationTime('1h')
      .sign(privateKey);
    await withCaddy({ folder, port, studio: { ...studio, signIn: rule } }, async (origin) => {
      const ask = async (token: string) => {
        const answer = await fetch(origin, { headers: { [header]: token } });
        return [answer.status, await answer.text()] as const;
      };
      expect(await ask(own)).toEqual([200, 'Ana Quiroga']);
      expect((await ask(tokens.get('eve@example.com') ?? ''))[0]).toBe(403);
      expect((await ask(forged))[0]).toBe(401);
      expect((await ask(`${own.slice(0, -4)}AAAA`))[0]).toBe(401);
    });
    await withCaddy(
      { folder, port, studio: { ...studio, signIn: { ...rule, audience: 'another' } } },
      async (origin) => {
        expect((await fetch(origin, { headers: { [header]: own } })).status).toBe(401);
      },
    );
  },
);

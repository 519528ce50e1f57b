/** deploy/studio/Caddyfile, run by the machine's Caddy in front of the server's socket. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, type TestContext } from 'vitest';
import { closeServer, findFreePort, listen } from '@site/delivery/server/listen.ts';
import { sendRequest } from '@site/delivery/server/send-request.ts';
import { findCaddy } from '@site/delivery/programs/find-program.ts';
import { caddyfile, passwordHash, withCaddy } from './caddy.fixture.ts';
import { parseStudio } from './studio-file.ts';

/** Undefined where it is not installed. */
const caddy = (() => {
  try {
    return findCaddy();
  } catch {
    return undefined;
  }
})();

/** Skips a test where there is no Caddy. */
function needCaddy({ skip }: Pick<TestContext, 'skip'>): string {
  return caddy ?? skip('Caddy is not installed: apt-get install caddy');
}

let folder: string;
let env: Record<string, string>;

/** Runs the Caddyfile in front of a server until a function is done with it. */
async function withWay(way: 'users' | 'headers', use: (port: number) => Promise<void>): Promise<void> {
  const port = await findFreePort();
  const studio = parseStudio(
    `address: https://studio.example\nsignIn: { way: ${way} }\npeople: [{ email: ana@example.com, name: Ana, role: owner, user: ana }]`,
  );
  await withCaddy({ studio, folder, port, env }, async () => use(port));
}

async function ask(port: number, headers: Record<string, string | string[]>): Promise<[number, string]> {
  const { status, body } = await sendRequest(port, '/', { headers: { host: `127.0.0.1:${port}`, ...headers } });
  return [status, body.toString()];
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'caddy-'));
  if (caddy === undefined) return;
  await writeFile(path.join(folder, 'users.caddy'), `ana ${passwordHash}\neve ${passwordHash}\n`);
  env = { STUDIO_USERS: path.join(folder, 'users.caddy') };
});

afterAll(async () => rm(folder, { recursive: true }));

test.for(['users', 'headers', 'token'])('Caddy accepts its settings for %s', (way, context) => {
  const program = needCaddy(context);
  const args = ['validate', '--adapter', 'caddyfile', '--config', caddyfile];
  const run = () =>
    execFileSync(program, args, { env: { ...process.env, ...env, STUDIO_SIGN_IN: way }, stdio: 'pipe' });
  expect(run).not.toThrow();
});

const authorize = (user: string, password = 'a long sentence') => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
});

test("Caddy's own users come in by their passwords, and nobody by a header", async (context) => {
  needCaddy(context);
  await withWay('users', async (port) => {
    expect(await ask(port, authorize('ana'))).toEqual([200, 'Ana']);
    expect((await ask(port, authorize('ana', 'a guess')))[0]).toBe(401);
    expect((await ask(port, { 'remote-user': 'ana' }))[0]).toBe(401);
    const forged = [
      { 'remote-user': 'ana' },
      { 'Remote-User': ['ana', 'ana'] },
      { remote_user: 'ana' },
      { 'REMOTE-USER': 'ana', 'remote-email': 'ana@example.com' },
    ];
    for (const headers of forged) {
      const [status, words] = await ask(port, { ...authorize('eve'), ...headers });
      expect([status, words], JSON.stringify(headers)).toEqual([403, expect.stringContaining('eve is not among')]);
    }
  });
});

test('a company signs people in, and a header of the browser counts for nothing', async (context) => {
  needCaddy(context);
  const company = createServer((asked, response) => {
    const { cookie } = asked.headers;
    if (cookie !== undefined) response.setHeader('X-Auth-Request-Email', cookie);
    response.statusCode = cookie === undefined ? 401 : 202;
    response.end();
  });
  env.STUDIO_AUTH = `127.0.0.1:${await listen(company, 0, '127.0.0.1')}`;
  await withWay('headers', async (port) => {
    expect(await ask(port, { cookie: 'ana@example.com' })).toEqual([200, 'Ana']);
    const forged = { 'remote-email': 'ana@example.com', 'x-auth-request-email': 'ana@example.com' };
    expect((await ask(port, forged))[0], 'leads to the sign-in').toBe(302);
    expect(await ask(port, { cookie: 'eve@example.com', ...forged })).toEqual([
      403,
      expect.stringContaining('eve@example.com is not among'),
    ]);
  });
  await closeServer(company);
});

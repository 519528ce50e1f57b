import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as baseTest } from 'vitest';
import { headersFile, writeHeadersFile } from '@site/delivery/headers/headers-file.ts';
import { closeServer, listen } from '@site/delivery/server/listen.ts';
import { sendRequest } from '@site/delivery/server/send-request.ts';
import { Preview } from './preview.ts';

interface Opened {
  readonly root: string;
  readonly preview: Preview;
  /** Asks the preview, with the cookie of a token. */
  readonly ask: (place: string, token?: string) => ReturnType<typeof sendRequest>;
}

const day = 24 * 3_600_000;

/** A build that copies one file of the content into the site. */
async function build(root: string, content: string): Promise<string> {
  const text = await readFile(path.join(root, content, 'about.txt'), 'utf8');
  if (text === 'wrong') return 'content/about.txt is wrong: write a sentence';
  const dist = path.join(root, '.cache/sites/-cache-editor-preview/dist');
  await rm(dist, { recursive: true, force: true });
  const rules = [{ path: '/*', headers: { 'Cache-Control': 'public, max-age=9' } }];
  const pages = {
    'index.html': '<h1>Home</h1>',
    'about/index.html': text,
    '404.html': 'Nothing',
    'a.css': 'p {}',
    'search.json': '{}',
  };
  const files = { ...pages, [headersFile]: writeHeadersFile(rules), _redirects: '' };
  for (const [file, data] of Object.entries(files)) {
    await mkdir(path.join(dist, path.dirname(file)), { recursive: true });
    await writeFile(path.join(dist, file), data);
  }
  return '';
}

const test = baseTest.extend('opened', async ({}, { onCleanup }): Promise<Opened> => {
  const root = await mkdtemp(path.join(tmpdir(), 'preview-'));
  await mkdir(path.join(root, 'content'));
  await writeFile(path.join(root, 'content/about.txt'), 'First');
  const preview = new Preview(root, 'https://preview.example', build);
  const server = createServer((request, response) => void preview.answer(request, response));
  const port = await listen(server, 0);
  onCleanup(async () => {
    await preview.stop();
    await closeServer(server);
    await rm(root, { recursive: true });
  });
  const ask: Opened['ask'] = async (place, token) =>
    sendRequest(port, place, { headers: token === undefined ? {} : { cookie: `other=1; preview=${token}` } });
  return { root, preview, ask };
});

test('what is saved is shown; while it is wrong the last good state stays', async ({
  opened: { root, preview, ask },
}) => {
  const token = preview.links.visit();
  preview.builds.change();
  expect(preview.state.isBuilding).toBe(false);
  expect((await ask('/about', token)).status).toBe(503);
  expect(preview.state.isBuilding).toBe(true);
  await preview.builds.request();
  expect((await ask('/about', token)).body.toString()).toBe('First');
  await writeFile(path.join(root, 'content/about.txt'), 'wrong');
  await preview.builds.request();
  expect(preview.state).toMatchObject({
    isBuilding: false,
    isThere: true,
    trouble: expect.stringContaining('write a sentence') as string,
  });
  expect((await ask('/about', token)).body.toString()).toBe('First');
  await writeFile(path.join(root, 'content/about.txt'), 'Second');
  await Promise.all([preview.builds.request(), preview.builds.request()]);
  expect(preview.state.trouble).toBeUndefined();
  expect((await ask('/about', token)).body.toString()).toBe('Second');
});

test('a link opens the site, is not indexed, and is kept where nobody can use it', async ({
  opened: { root, preview, ask },
}) => {
  await preview.builds.request();
  const token = await preview.links.give('Olga');
  const { pathname } = new URL(preview.addressOf(token, '/about'));
  const opened = await ask(pathname);
  expect([opened.status, opened.headers.location]).toEqual([302, '/about']);
  expect(opened.headers['set-cookie']).toEqual([
    expect.stringMatching(/^preview=[\w-]{43}; Path=\/; Max-Age=6\d{5}; HttpOnly; SameSite=Lax; Secure$/),
  ]);
  const page = await ask('/about', token);
  expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'private, no-store' });
  expect(await readFile(path.join(root, '.cache/editor/preview-links.json'), 'utf8')).not.toContain(token);
  expect(await new Preview(root, 'https://preview.example').links.find(token)).toBeDefined();
});

test('a link to one page shows what belongs to it, and no other page', async ({ opened: { preview, ask } }) => {
  await preview.builds.request();
  const token = await preview.links.give('Olga', '/about');
  const statusOf = async (place: string) => (await ask(place, token)).status;
  expect(await Promise.all(['/about', '/about/', '/a.css'].map(statusOf))).toEqual([200, 200, 200]);
  expect(await Promise.all(['/', '/search.json', '/about/../', '/other'].map(statusOf))).toEqual([403, 403, 403, 403]);
  expect((await ask(`/_preview/${token}/other`)).headers.location).toBe('/about');
});

test('a link ends after seven days, or when it is withdrawn', async ({ opened: { preview, ask } }) => {
  await preview.builds.request();
  const [token, other] = [
    await preview.links.give('Olga', undefined, Date.now() - 7 * day),
    await preview.links.give('Bo'),
  ];
  expect((await ask('/', token)).status).toBe(401);
  expect((await ask(`/_preview/${token}/`)).status).toBe(401);
  const [{ id, ...link } = { id: '' }, ...others] = await preview.links.list();
  expect([link, others]).toMatchObject([{ name: 'Bo' }, []]);
  await preview.links.withdraw(id);
  expect((await ask('/', other)).status).toBe(401);
});

test.for(['', 'a'.repeat(43), '../', 'preview-links', '%00'])(
  '"%s" opens nothing',
  async (token, { opened: { preview, ask } }) => {
    await preview.builds.request();
    expect((await ask('/', token)).status).toBe(401);
    expect((await ask(`/_preview/${token}/`)).status).toBe(401);
  },
);

test.for(['//elsewhere.example', '/\\elsewhere.example', 'about', '/a?b', '/a b'])(
  'no link leads to "%s"',
  async (page, { opened: { preview, ask } }) => {
    await expect(preview.links.give('Olga', page)).rejects.toThrow('no address of a page');
    const { headers } = await ask(`/_preview/${preview.links.visit()}/${encodeURI(page)}`);
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  },
);

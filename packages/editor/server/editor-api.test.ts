import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { test } from '@site/content-tools/entries/owner-copy.fixture.ts';
import { findHosts } from '@site/content-tools/hosts/oembed.ts';
import { handleEditorRequest } from './editor-api.ts';

const settings = {
  content: path.join(import.meta.dirname, '../../../tests/fixture'),
  hosts: findHosts({ VIDEO_HOSTS: 'http://127.0.0.1:9' }),
  person: { name: 'Olga Owner', email: 'olga@example.com', role: 'owner' },
} as const;
const host = '127.0.0.1:4322';
const origin = `http://${host}`;

function upload(picture: string): FormData {
  const form = new FormData();
  form.set('picture', new Blob([picture]));
  return form;
}

async function request(address: string, init?: RequestInit): Promise<Response> {
  return handleEditorRequest(new Request(`${origin}/api/${address}`, init), settings);
}

test('each file is found by the digest under which it is listed', async () => {
  const entries = (await (await request('keystatic/tree')).json()) as { path: string; sha: string; type: string }[];
  const site = entries.find((entry) => entry.path === 'site.json');
  const answer = await request(`keystatic/blob/${site?.sha ?? ''}/site.json`);
  expect(await answer.json()).toHaveProperty('company');
  expect((await request(`keystatic/blob/${'0'.repeat(40)}/site.json`)).status).toBe(404);
});

test('pictures of content are shown, and no other file', async () => {
  const shown = await request('editor/pictures?place=../media/map.svg');
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  const others = ['../site.yaml', '../../package.json', '../media/../../astro.config.ts', '../media/none.jpg', ''];
  for (const place of others) {
    expect((await request(`editor/pictures?place=${encodeURIComponent(place)}`)).status, place).toBe(404);
  }
});

test.for([
  [
    'an upload',
    'pictures?folder=posters',
    upload('no picture'),
    'is not a picture that can be read: give a JPEG or PNG',
  ],
  ['a link', 'link', '{"collection":"videos","link":"neon tide"}', '"neon tide" does not lead to a video: write'],
  [
    'a video whose host cannot be reached',
    'link',
    '{"collection":"videos","link":"https://vimeo.com/123456789"}',
    'Vimeo cannot be reached',
  ],
] as const)('%s that cannot be used is refused with advice', async ([, address, body, advice]) => {
  const answer = await request(`editor/${address}`, { method: 'POST', body, headers: { origin } });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(advice);
});

test.for([
  ['no JSON', 'keystatic/update', '<p>'],
  ['JSON of another form', 'keystatic/update', '{"additions":[{}]}'],
  ['a file that is no JSON', 'keystatic/update', '{"additions":[{"path":"a.json","contents":"PHA-"}],"deletions":[]}'],
  ['a link of another form', 'editor/link', '{"collection":"pages","link":1}'],
  ['a publication that is no JSON', 'editor/publish/start', '{'],
  ['an unknown folder', 'editor/pictures?folder=__proto__', upload('a picture')],
  ['an upload without a form', 'editor/pictures?folder=posters', 'a picture'],
] as const)('%s is refused with a sentence', async ([, address, body]) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const answer = await request(address, { method: 'POST', body, headers: { origin } });
  expect([400, 422]).toContain(answer.status);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await answer.text()).toMatch(/^[^<{]+\.$/);
});

test('a file that fills the memory is refused before it is read', async () => {
  const headers = { origin, 'content-length': '100000001' };
  const answer = await request('editor/pictures?folder=posters', { method: 'POST', body: 'a', headers });
  expect([answer.status, await answer.text()]).toEqual([413, 'This is larger than 100 MB: give a smaller one.']);
});

test('a file that cannot be read is told in a sentence', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const answer = await handleEditorRequest(new Request(`${origin}/api/keystatic/tree`), {
    ...settings,
    content: import.meta.filename,
  });
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringMatching(/^[^<{]+\.$/) as string]);
});

test('no answer runs anything or is shown in another page', async () => {
  const answers = ['editor/pictures?place=../media/map.svg', 'keystatic/tree', 'editor/nothing'];
  for (const address of answers) {
    const { headers } = await request(address);
    expect(headers.get('content-security-policy'), address).toMatch(
      /default-src 'none'.*frame-ancestors 'none'.*sandbox/,
    );
    expect(headers.get('x-content-type-options'), address).toBe('nosniff');
  }
});

test('a picture that is a link to another place is not shown', async ({ content }) => {
  await symlink('/etc/hostname', path.join(content.folder, 'media/stills/secret.jpg'));
  const asked = new Request(`${origin}/api/editor/pictures?place=../media/stills/secret.jpg`);
  expect((await handleEditorRequest(asked, { ...settings, content: content.folder })).status).toBe(404);
});

test('an earlier view stays readable after another window has saved', async ({ content }) => {
  const [file] = await content.filesIn('team');
  const ask = async (address: string) =>
    handleEditorRequest(new Request(`${origin}/api/keystatic/${address}`), { ...settings, content: content.folder });
  const tree = (await (await ask('tree')).json()) as { path: string; sha: string }[];
  await content.setField(file, ['quote'], 'Saved in another window.');
  await ask('tree');
  const sha = tree.find((entry) => entry.path === file.replace('.yaml', '.json'))?.sha ?? '';
  expect((await ask(`blob/${sha}/${file}`)).status).toBe(200);
});

// What passes finds no address of the API, so that nothing is written.
test.for([
  ['the editor may write', 404, 'POST', { host, origin, 'sec-fetch-site': 'same-origin' }],
  ['the editor under its other name may write', 404, 'POST', { host: 'localhost:1', origin: 'http://localhost:1' }],
  ['a page of another site may not write', 403, 'POST', { host, origin: 'https://elsewhere.example' }],
  ['a page of another program on this computer may not write', 403, 'POST', { host, origin: 'http://127.0.0.1:8080' }],
  ['a page that hides its origin may not write', 403, 'POST', { host, origin: 'null' }],
  ['a form of another site may not write', 403, 'POST', { host, 'sec-fetch-site': 'cross-site' }],
  ['a client that does not state its origin may not write', 403, 'POST', { host }],
  [
    'a name of another site that leads to this computer may not write',
    403,
    'POST',
    { host: 'elsewhere.example', origin: 'http://elsewhere.example' },
  ],
  ['the editor may be opened from the address bar', 404, 'GET', { host, 'sec-fetch-site': 'none' }],
  ['a page of another site may not read', 403, 'GET', { host, 'sec-fetch-site': 'cross-site' }],
  ['a name of another site that leads to this computer may not read', 403, 'GET', { host: 'elsewhere.example' }],
] as const)('%s', async ([, status, method, headers]) => {
  expect((await request('editor/nothing', { method, headers })).status).toBe(status);
});

test('a page of another site may neither publish nor see what would be published', async () => {
  const elsewhere = { host, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
  const body = JSON.stringify({});
  expect((await request('editor/publish/start', { method: 'POST', body, headers: elsewhere })).status).toBe(403);
  expect((await request('editor/publish/changes', { headers: elsewhere })).status).toBe(403);
});

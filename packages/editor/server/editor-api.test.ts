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
const origin = 'http://127.0.0.1:4322';

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
  const answer = await request(`editor/${address}`, { method: 'POST', body });
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
  const answer = await request(address, { method: 'POST', body });
  expect([400, 422]).toContain(answer.status);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await answer.text()).toMatch(/^[^<{]+\.$/);
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

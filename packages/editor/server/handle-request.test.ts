import path from 'node:path';
import { expect, test } from 'vitest';
import { findHosts } from '@site/content-tools/hosts/oembed.ts';
import { handleEditorRequest } from './handle-request.ts';

const root = path.join(import.meta.dirname, '../../..');
const settings = {
  content: path.join(root, 'content'),
  waiting: path.join(root, '.cache/editor/none'),
  hosts: findHosts({ VIDEO_HOSTS: 'http://127.0.0.1:9' }),
};
const origin = 'http://127.0.0.1:4322';

async function get(address: string): Promise<Response> {
  return handleEditorRequest(new Request(origin + address), settings);
}

test('each file is found by the digest under which it is listed', async () => {
  const entries = (await (await get('/api/keystatic/tree')).json()) as { path: string; sha: string; type: string }[];
  const site = entries.find((entry) => entry.path === 'site.json');
  const answer = await get(`/api/keystatic/blob/${site?.sha ?? ''}/site.json`);
  expect(await answer.json()).toHaveProperty('company');
  expect((await get(`/api/keystatic/blob/${'0'.repeat(40)}/site.json`)).status).toBe(404);
});

test('pictures of content are shown, and no other file', async () => {
  const shown = await get('/api/editor/pictures?place=../media/map.svg');
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  for (const place of [
    '../site.yaml',
    '../../package.json',
    '../media/../../public/favicon.svg',
    '../media/none.jpg',
    '',
  ]) {
    expect((await get(`/api/editor/pictures?place=${encodeURIComponent(place)}`)).status, place).toBe(404);
  }
});

test('a page of another site gets nothing', async () => {
  const headers = { origin: 'https://elsewhere.example' };
  const request = new Request(`${origin}/api/keystatic/update`, { method: 'POST', body: '{}', headers });
  expect((await handleEditorRequest(request, settings)).status).toBe(403);
});

test.for([
  [
    'an upload',
    'pictures?folder=posters',
    'no picture',
    'is not a picture that can be read: give a JPEG or PNG of 1280×720',
  ],
  [
    'a link',
    'link',
    '{"collection":"videos","link":"neon tide"}',
    '"neon tide" does not lead to a video: write the link',
  ],
  [
    'a video whose host cannot be reached',
    'link',
    '{"collection":"videos","link":"https://vimeo.com/123456789"}',
    'Vimeo cannot be reached',
  ],
] as const)('%s that is of no use is refused with advice', async ([, address, body, advice]) => {
  const request = new Request(`${origin}/api/editor/${address}`, { method: 'POST', body, headers: { origin } });
  const answer = await handleEditorRequest(request, settings);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(advice);
});

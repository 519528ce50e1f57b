import path from 'node:path';
import { expect } from 'vitest';
import { answerPublish } from './publish-api.ts';
import { test, type Site } from './publish.fixture.ts';

async function request(site: Site, action: string, body?: object): Promise<Response> {
  const init = body && { method: 'POST', body: JSON.stringify(body) };
  return answerPublish(
    new Request(`http://127.0.0.1:4322/api/editor/publish/${action}`, init),
    path.join(site.root, 'content'),
  );
}

test('shows pictures of any state, small, and nothing else of the repository', async ({ site }) => {
  const object = (file: string) => site.run('rev-parse', `HEAD:${file}`);
  const shown = await request(site, `picture?object=${object('content/media/portraits/ana.jpg')}`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  for (const other of [object('content/site.yaml'), object('content'), 'HEAD', '--help', '0'.repeat(40), '']) {
    expect((await request(site, `picture?object=${encodeURIComponent(other)}`)).status, other).toBe(404);
  }
});

test.for([
  [
    'a name that Git would take for an option',
    { owner: { name: '--unset', email: 'a@example.com' } },
    'Write your name',
  ],
  ['an address that is none', { owner: { name: 'Ana', email: 'ana' } }, 'Write your e-mail address'],
  ['a publication that is not in the list', { putBack: 'HEAD~1' }, 'not in the list any more'],
] as const)('refuses %s', async ([, body, words], { site }) => {
  const answer = await request(site, 'start', body);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(words);
  expect(site.run('config', 'user.name')).toBe('Olga Owner');
});

test('has no other addresses', async ({ site }) => {
  expect((await request(site, 'nothing')).status).toBe(404);
  expect((await request(site, 'plan', {})).status).toBe(404);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { isOnline } from './live-site.ts';
import { answerPublish } from './publish-api.ts';
import { test, type Site } from './publish.fixture.ts';

vi.setConfig({ testTimeout: 60_000 });

const ana = 'content/team/ana-quiroga.yaml';
const person = { name: 'Nina New', email: 'nina@example.com' };

async function request(site: Site, action: string, body?: object): Promise<Response> {
  const init = body && { method: 'POST', body: JSON.stringify(body) };
  const address = `http://127.0.0.1:4322/api/editor/publish/${action}`;
  return answerPublish(new Request(address, init), path.join(site.root, 'content'));
}

test('asks for a person once, and remembers who it was', async ({ site }) => {
  await site.edit(ana, { title: 'Founder' });
  expect(await (await request(site, 'start', {})).json()).toMatchObject({
    message: 'Write your name and your e-mail address first.',
  });
  expect(await (await request(site, 'start', { person })).json()).toEqual({ hasChangedFiles: false });
  expect(await (await request(site, 'status')).json()).toMatchObject({ unpublished: 0, person });
  expect(await (await request(site, 'history')).json()).toMatchObject([{ name: 'Nina New' }, { name: 'First' }]);
});

test.for([
  ['start', { person: { name: '--unset', email: 'a@example.com' } }, 'Write your name'],
  ['start', { person: { name: 'Ana', email: 'ana' } }, 'Write your e-mail address'],
  ['put-back', { person, commit: 'HEAD~1' }, 'not in the list any more'],
] as const)('%s is refused with %j', async ([action, body, words], { site }) => {
  const answer = await request(site, action, body);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining(words) as string });
});

test('samples are listed with their forms, and go online only if the person says so', async ({ site }) => {
  await site.write(ana, `${await site.read(ana)}sample: true\n`);
  await site.write(
    'content/pages/home.yaml',
    `${await site.read('content/pages/home.yaml')}sample: ['panels[0].title']\n`,
  );
  const samples = [
    { title: 'Ana Quiroga', href: '/keystatic/collection/team/item/ana-quiroga', fields: [{ label: 'All of it' }] },
    { title: 'Home', href: '/keystatic/singleton/homePage', fields: [{ label: 'Panels 1, Title' }] },
  ];
  expect(await (await request(site, 'samples')).json()).toMatchObject(samples);
  const refused = await request(site, 'start', { person });
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { message: expect.stringMatching(/^2 samples left/) as string },
  ]);
  expect(await (await request(site, 'start', { person, withSamples: true })).json()).toEqual({
    hasChangedFiles: false,
  });
  expect(site.online(ana)).toContain('sample: true');
});

test('has no other addresses', async ({ site }) => {
  expect((await request(site, 'nothing')).status).toBe(404);
  expect((await request(site, 'changes', {})).status).toBe(404);
});

test('a site is online once it says that it was built from the content', async () => {
  const server = createServer((_, response) => response.end('{ "content": "abc" }'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  expect([await isOnline(address, 'abc'), await isOnline(address, 'abd')]).toEqual([true, false]);
  await new Promise((resolve) => server.close(resolve));
  expect(await isOnline(address, 'abc')).toBe(false);
});

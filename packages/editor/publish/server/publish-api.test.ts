import { createServer } from 'node:http';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { findHosts } from '@site/content-tools/hosts/oembed.ts';
import { closeServer, listen } from '@site/delivery/server/listen.ts';
import type { Person } from '../../people/person.ts';
import { pushesOf } from '../../saves/push-drafts.ts';
import { handleEditorRequest } from '../../server/editor-api.ts';
import { isOnline } from './live-site.ts';
import { Progress } from './progress.ts';
import { test, type Site } from './publish.fixture.ts';

vi.setConfig({ testTimeout: 60_000 });

const ana = 'content/team/ana-quiroga.yaml';
const person = { name: 'Nina New', email: 'nina@example.com', role: 'owner' as const };
const editor = { ...person, name: 'Ed', role: 'editor' as const };

async function request(site: Site, action: string, body?: object, who: Person = person): Promise<Response> {
  const init = body && { method: 'POST', body: JSON.stringify(body) };
  const address = `http://127.0.0.1:4322/api/editor/publish/${action}`;
  const { content } = site;
  const answer = await handleEditorRequest(new Request(address, init), { content, person: who, hosts: findHosts({}) });
  // A save is pushed after its answer.
  if (body) await pushesOf(content).request();
  return answer;
}

test('an editor asks, everybody sees it and how the owner publishes', async ({ site }) => {
  await site.edit(ana, { title: 'Founder' });
  for (const action of ['start', 'put-back', 'show']) {
    const refused = await request(site, action, { commit: site.run('rev-parse', 'HEAD') }, editor);
    expect([refused.status, await refused.text()], action).toEqual([422, expect.stringContaining('Only an owner')]);
  }
  await request(site, 'ask', {}, editor);
  await request(site, 'ask', {}, editor);
  const status = async () => (await (await request(site, 'status', undefined, editor)).json()) as object;
  expect(await status()).toMatchObject({ unpublished: 1, mayPublish: false, asks: [{ name: 'Ed' }] });
  await site.edit('content/team/beatriz-amaro.yaml', { order: 'first' });
  expect((await request(site, 'start', {})).status).toBe(422);
  expect(await status()).toMatchObject({ last: { refusal: { details: expect.stringContaining('order') as string } } });
  await site.edit('content/team/beatriz-amaro.yaml', { order: '170' });
  expect(await (await request(site, 'start', {})).json()).toEqual({ hasChangedFiles: false });
  expect(await status()).toMatchObject({ unpublished: 0, asks: [], last: { name: 'Nina New' } });
  expect(await (await request(site, 'history')).json()).toMatchObject([{ name: 'Nina New' }, { name: 'First' }]);
});

test('a publication that was killed is told after the next start', async ({ site }) => {
  const file = path.join(site.root, '.cache/editor/publication.json');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ running: 'Olga', asks: [] }));
  expect(await new Progress(site.root).read()).toMatchObject({
    running: undefined,
    last: { name: 'Olga', refusal: { message: expect.stringContaining('publish again') as string } },
  });
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
  const refused = await request(site, 'start', {});
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { message: expect.stringMatching(/^2 samples left/) as string },
  ]);
  expect(await (await request(site, 'start', { withSamples: true })).json()).toEqual({
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
  const address = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  expect([await isOnline(address, 'abc'), await isOnline(address, 'abd')]).toEqual([true, false]);
  await closeServer(server);
  expect(await isOnline(address, 'abc')).toBe(false);
});

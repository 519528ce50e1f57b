import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test as baseTest } from 'vitest';
import { fixtureSite } from '../../../tests/sites.ts';
import { reply, reset, startFakeHosts, type FakeHosts, type Replies } from '../hosts/fake-hosts.fixture.ts';
import { checkPlayers } from './check-players.ts';
import { listIgnored } from './list-ignored.ts';
import { listPlayers } from './list-players.ts';

const video = (id: string) => `title: Salt\nvimeoId: '${id}'\n`;

/** A company with a video that is shown twice, and one that each test chooses. */
const test = baseTest
  .extend('content', async ({}, { onCleanup }) => {
    const project = await mkdtemp(path.join(tmpdir(), 'players-'));
    onCleanup(() => rm(project, { recursive: true }));
    const folder = path.join(project, 'content');
    await mkdir(path.join(folder, 'videos'), { recursive: true });
    await copyFile(path.join(fixtureSite.content, 'site.yaml'), path.join(folder, 'site.yaml'));
    await writeFile(path.join(folder, 'videos/salt.yaml'), video('100000001'));
    await writeFile(
      path.join(folder, 'post.yaml'),
      'contentHtml: |\n  <figure><a href="https://vimeo.com/100000001">Salt</a></figure>\n',
    );
    return { folder, show: (id: string) => writeFile(path.join(folder, 'videos/rain.yaml'), video(id)) };
  })
  .extend('answer', ({}, { onCleanup }) => {
    const started: FakeHosts[] = [];
    onCleanup(async () => {
      await Promise.all(started.map((fake) => fake.close()));
    });
    return async (replies: Replies = {}) => {
      const fake = await startFakeHosts(replies);
      started.push(fake);
      return fake;
    };
  });

test('a host is asked once for each video, with this site as the referrer', async ({ content, answer }) => {
  const { hosts, seen } = await answer();
  expect(await checkPlayers(content.folder, hosts)).toEqual({ text: '1 players asked, 0 dead.\n', hasDead: false });
  expect(seen.map(({ headers }) => [headers.referer, headers['user-agent']])).toEqual([
    ['https://www.regulusfilms.example/', 'Regulus Films player check (+https://www.regulusfilms.example)'],
  ]);
});

test('players are found in fields, posts and pages, unlisted ones too, with file and line', async ({ content }) => {
  await content.show('100000002?h=0a1b2c3d4e');
  await writeFile(path.join(content.folder, 'page.mdoc'), 'Two films.\n\n[Reel](https://youtu.be/absentVideo).\n');
  expect(listPlayers(content.folder).map(({ page, places }) => [page, ...places])).toEqual(
    expect.arrayContaining([
      ['https://vimeo.com/100000001', 'content/post.yaml:2', 'content/videos/salt.yaml:2'],
      ['https://vimeo.com/100000002/0a1b2c3d4e', 'content/videos/rain.yaml:2'],
      ['https://www.youtube.com/watch?v=absentVideo', 'content/page.mdoc:3'],
    ]),
  );
});

test.for([
  ['is gone', '100000009', '**removed**: `https://vimeo.com/100000009` answers 404'],
  ['is private', '100000003', '**private**: `https://vimeo.com/100000003` answers 403'],
  [
    'other sites alone may show',
    '100000004',
    '**private**: `https://vimeo.com/100000004` does not allow it on this site',
  ],
] as const)('a video that %s is dead', async ([, id, words], { content, answer }) => {
  await content.show(id);
  const { text, hasDead } = await checkPlayers(content.folder, (await answer()).hosts);
  expect(hasDead).toBe(true);
  expect(text).toBe(`2 players asked, 1 dead.\n- ${words}. Written in \`content/videos/rain.yaml:2\`.\n`);
});

test.for([
  ['limits the rate', reply(429), 'answers 429'],
  ['fails', reply(502), 'answers 502'],
  ['says something else', reply(200, '<title>Hello</title>'), 'does not answer with oEmbed'],
] as const)('a video whose host %s is only a warning', async ([, all, words], { content, answer }) => {
  const [fine, other] = [await answer(), await answer({ all })];
  await writeFile(path.join(content.folder, 'page.mdoc'), 'https://youtu.be/publicVideo\n');
  const { text, hasDead } = await checkPlayers(content.folder, { ...fine.hosts, vimeo: other.origin });
  expect(hasDead).toBe(false);
  expect(text).toContain(`- could not be checked: \`https://vimeo.com/100000001\` ${words}.`);
});

test('if no host answers, the message mentions the connection', async ({ content, answer }) => {
  const { hosts } = await answer({ all: reset });
  await expect(checkPlayers(content.folder, hosts)).rejects.toThrow('Is this computer online?');
});

test('the command honors HTTPS_PROXY', async ({ content, answer }) => {
  const { origin, seen } = await answer({ all: reply(200, JSON.stringify({ type: 'video' })) });
  const proxy = createServer().on('connect', (_, client) => {
    const host = connect(Number(new URL(origin).port), '127.0.0.1', () => client.write('HTTP/1.1 200 OK\r\n\r\n'));
    host.pipe(client).pipe(host);
  });
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  const options = {
    cwd: path.dirname(content.folder),
    env: { HTTP_PROXY: `http://127.0.0.1:${port}`, VIDEO_HOSTS: 'http://video.example' },
  };
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'check.ts')], options);
  proxy.close();
  expect(stdout).toContain('1 players asked, 0 dead.');
  expect(seen[0]?.headers.host).toBe('video.example');
});

test('lychee ignores links that no page shows', () => {
  const lines = listIgnored({ formerHost: 'old.example', unwantedHosts: ['a.example'] })
    .trimEnd()
    .split('\n');
  const isLeftOut = (address: string) => lines.some((line) => new RegExp(line).test(address));
  for (const address of ['https://old.example', 'http://www.old.example/about', 'https://a.example?x'])
    expect(isLeftOut(address), address).toBe(true);
  for (const address of ['https://bold.example', 'https://a.example.org', 'https://b.example/a.example'])
    expect(isLeftOut(address), address).toBe(false);
});

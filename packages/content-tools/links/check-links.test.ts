import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { test as ownerTest, type OwnerCopy } from '../entries/owner-copy.fixture.ts';
import { reply, reset, startFakeHosts, type FakeHosts, type Replies } from '../hosts/fake-hosts.fixture.ts';
import { addresses } from '../hosts/public-addresses.ts';
import { checkLinks } from './check-links.ts';

const article = 'blog/what-dancers-need.yaml';

/** Leaves one video and a link in a post; all other addresses are on reserved hosts. */
async function keepTwoLinks(content: OwnerCopy, { origin }: FakeHosts): Promise<void> {
  for (const folder of ['videos', 'movies', 'behind-the-scenes']) {
    for (const name of await readdir(path.join(content.folder, folder))) {
      const field = folder === 'videos' ? 'vimeoId' : 'src';
      const value = folder === 'videos' ? '100000001' : 'https://player.vimeo.com/video/100000001';
      if (folder === 'videos') await content.setField(`${folder}/${name}`, ['src'], undefined);
      await content.setField(`${folder}/${name}`, [field], value);
    }
  }
  for (const name of await readdir(path.join(content.folder, 'pages'))) {
    const source = await content.read(`pages/${name}`);
    await content.write(`pages/${name}`, source.replace(/https:\/\/[^)"\s]+/g, 'https://www.city.example/'));
  }
  for (const name of await content.listFolder('blog')) {
    const post = await content.read(name);
    await content.write(
      name,
      post.replace(/<figure><a href="https:[^"]*"/g, '<figure><a href="https://vimeo.com/100000001"'),
    );
  }
  await content.setField('site.yaml', ['designer', 'url'], 'https://studio.example');
  const source = (await content.read(article)).trimEnd();
  await content.write(article, `${source}\n  <p>See <a href="${origin}/moved">this</a>.</p>\n`);
}

const test = ownerTest.extend('few', ({ content }, { onCleanup }) => {
  let fake: FakeHosts | undefined;
  onCleanup(async () => fake?.close());
  return async (replies: Replies) => {
    fake = await startFakeHosts(replies);
    // They stand in for the internet.
    vi.spyOn(addresses, 'isPublic').mockReturnValue(true);
    await keepTwoLinks(content, fake);
    return fake;
  };
});

async function check(content: OwnerCopy, { hosts }: FakeHosts, ...args: string[]) {
  const printed: string[] = [];
  const pace = { timeoutMs: 5_000, pauseMs: 0, tries: 2, firstWaitMs: 1, longestWaitMs: 100 };
  const print = (line: string) => printed.push(line);
  const code = await checkLinks({ args, content: content.folder, hosts, pace, print });
  return { code, output: printed.join('\n') };
}

test('a moved link is a warning; a video is requested once, sample hosts never', async ({ content, few }) => {
  const moved = { '/moved': reply(301, '', { Location: '/new`@all`' }), '/new%60@all%60': reply(200, 'Hello') };
  const fake = await few(moved);
  const { code, output } = await check(content, fake);
  const line = (await content.read(article)).trimEnd().split('\n').length;
  expect(output).toContain('1 of 2 checked\n2 of 2 checked\n');
  expect(output).toContain('2 addresses checked: 1 fine, 1 moved. ');
  // The host's words are code, so that they mention nobody in an issue.
  expect(output).toContain(`### \`/blog/what-dancers-need\`

- moved: \`${fake.origin}/moved\` has a new address: \`${fake.origin}/new%60@all%60\`. Written in \`content/${article}:${line}\`.`);
  expect(output).toMatch(/\. \d+ addresses skipped: sample content, on reserved hosts\.$/m);
  expect(fake.seen.map((request) => request.line.replace(/\?.*/, '')).sort()).toEqual([
    'GET /api/oembed.json',
    'GET /moved',
    'GET /new%60@all%60',
  ]);
  expect(fake.seen[0]?.headers['user-agent']).toBe('Regulus Films link check (+https://www.regulusfilms.example)');
  expect(code).toBe(0);
});

test('dead links fail, with file, line and page, in the terminal and in a file', async ({ content, few }) => {
  const fake = await few({ '/moved': reply(410) });
  await content.setField('videos/neon-tide.yaml', ['vimeoId'], '100000003');
  await content.setField('movies/film-no-vacancy.yaml', ['src'], 'https://www.youtube-nocookie.com/embed/absentVideo');
  const line = await content.appendText('pages/services.mdoc', 'Watch [our reel](https://vimeo.com/100000009).');
  const markdown = path.join(content.folder, '../report.md');
  const { code, output } = await check(content, fake, '--markdown', markdown);
  expect(code).toBe(1);
  expect(output).toContain('5 addresses checked: 1 fine, 3 removed, 1 private.');
  expect(output).toContain(`\`${fake.origin}/moved\` answers 410.`);
  for (const [page, finding, file] of [
    ['/videos/neon-tide', '**private**: `https://vimeo.com/100000003` answers 403', 'videos/neon-tide.yaml:3'],
    [
      '/movies',
      '**removed**: `https://www.youtube.com/watch?v=absentVideo` answers 404',
      'movies/film-no-vacancy.yaml:2',
    ],
    ['/services', '**removed**: `https://vimeo.com/100000009` answers 404', `pages/services.mdoc:${line}`],
  ] as const) {
    expect(output).toContain(`### \`${page}\`\n\n- ${finding}. Written in \`content/${file}\`.`);
  }
  expect(output).toContain(await readFile(markdown, 'utf8'));
});

test('where nothing answers, the report asks whether the computer is online', async ({ content, few }) => {
  const { output } = await check(content, await few({ all: reset }));
  expect(output).toContain('Nothing answered: check that this computer is online.');
});

test('no links of invalid content are checked', async ({ content, fake }) => {
  await content.setField('site.yaml', ['phone'], 'none');
  await expect(check(content, fake)).rejects.toThrow(
    /^content\/site\.yaml:\d+: phone is not right[\s\S]*No links were checked\.$/m,
  );
  expect(fake.seen).toEqual([]);
});

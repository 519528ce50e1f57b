import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { z } from 'zod';
import { test, type OwnerCopy } from '../entries/owner-copy.fixture.ts';
import { reply, startFakeHosts, type FakeHosts } from '../hosts/fake-hosts.fixture.ts';
import { checkLinks } from './check-links.ts';

/** Leaves one video, a page and an article with a link; all other addresses are on reserved hosts. */
async function keepFew(content: OwnerCopy, { origin }: FakeHosts): Promise<void> {
  for (const folder of ['videos', 'movies', 'behind-the-scenes']) {
    for (const name of await readdir(path.join(content.folder, folder))) {
      const field = folder === 'videos' ? 'vimeoId' : 'src';
      const value = folder === 'videos' ? '100000001' : 'https://player.vimeo.com/video/100000001';
      await content.setField(`${folder}/${name}`, [field], value);
    }
  }
  for (const name of await readdir(path.join(content.folder, 'pages'))) {
    const source = await content.read(`pages/${name}`);
    await content.write(`pages/${name}`, source.replace(/https:\/\/[^)\s]+/g, 'https://www.city.example/'));
  }
  await content.setField('site.yaml', ['designer', 'url'], 'https://studio.example');
  const article = await content.read('blog/what-dancers-need.yaml');
  await content.write(
    'blog/what-dancers-need.yaml',
    `${article.trimEnd()}\n  <p>See <a href="${origin}/moved">this</a>.</p>\n`,
  );
}

const pace = { timeoutMs: 5_000, pauseMs: 0, tries: 2, firstWaitMs: 1, longestWaitMs: 100 };

async function check(content: OwnerCopy, { hosts }: FakeHosts, ...args: string[]) {
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const code = await checkLinks({ args, content: content.folder, hosts, pace, say });
  return { code, stdout: said.join('\n') };
}

const replies = {
  '/moved': reply(301, '', { Location: '/new' }),
  '/new': reply(200, 'Hello'),
};

test('a moved link is a warning; the same video is asked for once, sample hosts never', async ({ content }) => {
  const fake = await startFakeHosts(replies);
  await keepFew(content, fake);
  const { code, stdout } = await check(content, fake);
  await fake.close();
  const lines = (await content.read('blog/what-dancers-need.yaml')).trimEnd().split('\n').length;
  expect(stdout).toContain('1 of 2 asked\n2 of 2 asked\n');
  expect(stdout).toContain('2 addresses asked: 1 fine, 1 moved. ');
  expect(stdout).toContain(`### \`/blog/what-dancers-need\`

- moved: \`${fake.origin}/moved\` has a new address: \`${fake.origin}/new\`. Written in \`content/blog/what-dancers-need.yaml:${String(lines)}\`.`);
  expect(stdout).toMatch(/\. \d+ addresses not asked: sample content, on reserved hosts\.$/m);
  expect(fake.seen.map(({ line }) => line.replace(/\?.*/, '')).sort()).toEqual([
    'GET /api/oembed.json',
    'HEAD /moved',
    'HEAD /new',
  ]);
  expect(fake.seen[0]?.headers['user-agent']).toBe('Regulus Films link check (+https://www.regulusfilms.example)');
  expect(code).toBe(0);
});

test('what is dead fails, with file, line and page, as text, data and the text of an issue', async ({ content }) => {
  const fake = await startFakeHosts({ ...replies, '/new': reply(410) });
  await keepFew(content, fake);
  await content.setField('videos/neon-tide.yaml', ['vimeoId'], '100000003');
  await content.setField('movies/film-no-vacancy.yaml', ['src'], 'https://www.youtube-nocookie.com/embed/absentVideo');
  const line = await content.appendText('pages/services.mdoc', 'Watch [our reel](https://vimeo.com/100000009).');
  const [json, markdown] = ['report.json', 'report.md'].map((name) => path.join(content.folder, '..', name));
  if (json === undefined || markdown === undefined) throw new Error('no names');
  const { code, stdout } = await check(content, fake, '--json', json, '--markdown', markdown);
  await fake.close();
  expect(code).toBe(1);
  const findings = [
    ['/videos/neon-tide', 'private', 'https://vimeo.com/100000003', 'answers 403', 'videos/neon-tide.yaml:3'],
    [
      '/movies',
      'removed',
      'https://www.youtube.com/watch?v=absentVideo',
      'answers 404',
      'movies/film-no-vacancy.yaml:2',
    ],
    ['/services', 'removed', 'https://vimeo.com/100000009', 'answers 404', `pages/services.mdoc:${String(line)}`],
  ].map(
    ([page = '', kind = '', address = '', detail = '', place = '']) =>
      `### \`${page}\`\n\n- **${kind}**: \`${address}\` ${detail}. Written in \`content/${place}\`.`,
  );
  expect(stdout).toContain(`\`${fake.origin}/moved\` answers 410.`);
  expect(stdout).toContain('5 addresses asked: 1 fine, 3 removed, 1 private.');
  for (const finding of findings) expect(stdout).toContain(finding);

  const place = z.object({ page: z.string(), file: z.string(), line: z.number() });
  const link = z.object({ address: z.string(), kind: z.string(), detail: z.string(), places: z.array(place) });
  const { asked } = z.object({ asked: z.array(link) }).parse(JSON.parse(await readFile(json, 'utf8')));
  expect(asked.find(({ kind }) => kind === 'private')).toEqual({
    address: 'https://vimeo.com/100000003',
    kind: 'private',
    detail: 'answers 403',
    places: [{ page: '/videos/neon-tide', file: 'content/videos/neon-tide.yaml', line: 3 }],
  });
  expect(stdout).toContain(await readFile(markdown, 'utf8'));
});

test('content with problems is not asked about', async ({ content, fake }) => {
  await content.setField('site.yaml', ['phone'], 'none');
  await expect(check(content, fake)).rejects.toThrow(
    /^content\/site\.yaml:\d+: phone is not right[\s\S]*Nothing was asked\.$/m,
  );
  expect(fake.seen).toEqual([]);
});

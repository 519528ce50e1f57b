import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { z } from 'zod';
import { reply, startFakeHosts, type FakeHosts } from '@site/content-tools/hosts/fake-hosts.fixture.ts';
import { test, type OwnerCopy } from './owner-copy.ts';

/** Leaves a video, a day on set, an article and a page with one link each; all else stands on reserved hosts. */
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

const check = async (content: OwnerCopy, { hosts }: FakeHosts, ...args: string[]) =>
  content.run('run-links-check.ts', { hosts }, args);

const replies = {
  '/moved': reply(301, '', { Location: '/new' }),
  '/new': reply(200, 'Hello'),
};

test('a moved link is a warning; the same video is asked for once, sample hosts never', async ({ content }) => {
  const fake = await startFakeHosts(replies);
  await keepFew(content, fake);
  const { code, stdout, stderr } = await check(content, fake);
  await fake.close();
  expect(stderr).toBe('');
  const lines = (await content.read('blog/what-dancers-need.yaml')).trimEnd().split('\n').length;
  expect(stdout).toContain('1 of 2 asked\n2 of 2 asked\n');
  expect(stdout).toContain(`/blog/what-dancers-need
  moved    ${fake.origin}/moved
           has a new address: ${fake.origin}/new
           content/blog/what-dancers-need.yaml:${String(lines)}

2 addresses asked: 1 fine, 1 moved. `);
  expect(stdout).toMatch(/\. \d+ addresses not asked: sample content, on reserved hosts\.\n$/);
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
    `/videos/neon-tide\n  private  https://vimeo.com/100000003\n           answers 403\n           content/videos/neon-tide.yaml:3\n`,
    `/movies\n  removed  https://www.youtube.com/watch?v=absentVideo\n           answers 404\n           content/movies/film-no-vacancy.yaml:2\n`,
    `/services\n  removed  https://vimeo.com/100000009\n           answers 404\n           content/pages/services.mdoc:${String(line)}\n`,
    `/blog/what-dancers-need\n  removed  ${fake.origin}/moved\n           answers 410\n`,
    '5 addresses asked: 1 fine, 3 removed, 1 private.',
  ];
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
  expect(await readFile(markdown, 'utf8')).toContain(
    '### `/videos/neon-tide`\n\n- **private**: `https://vimeo.com/100000003` answers 403. Written in `content/videos/neon-tide.yaml:3`.',
  );
});

test('content that is not in order is not asked about', async ({ content, fake }) => {
  await content.setField('site.yaml', ['phone'], 'none');
  const { code, stderr } = await check(content, fake);
  expect(stderr).toMatch(/^content\/site\.yaml:\d+: phone is not right/m);
  expect(stderr).toContain('Nothing was asked.');
  expect(code).toBe(1);
  expect(fake.seen).toEqual([]);
});

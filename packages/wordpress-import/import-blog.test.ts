import { cp, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { listUnsafe } from '@site/model/blog/cleaning/post-safety.fixture.ts';
import { test } from '@site/content-tools/entries/owner-copy.fixture.ts';
import {
  importItems,
  inProject,
  oldSite,
  picture,
  readHtml,
  readPost,
  run,
  sentence,
  writeExport,
  writeUploads,
} from './import.fixture.ts';

test('links by number, by address and to pages lead there, and others are in the report', async ({ content }) => {
  const links =
    `/?p=1#more-1 ${oldSite}/take-1/?utm_source=x#a /?page_id=3 /?p=999 /?page_id=4 ${oldSite}/no-text/ /`.split(' ');
  const { report } = await importItems(content, [
    { id: 1 },
    { id: 2, content: `${sentence(2)} ${links.map((href, index) => `<a href="${href}">${index}</a>`).join(' ')}` },
    { id: 3, type: 'page', title: 'Contact', name: 'contact' },
    { id: 4, type: 'page', title: 'Prices', name: 'prices' },
    { id: 5, name: 'no-text', content: '<script></script>' },
  ]);
  const html = await readHtml(content, 'take-2');
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    ...['/blog/take-1', '/blog/take-1#part-a', '/contact', '/'],
  ]);
  expect(html).toContain(' 3 4 5 ');
  for (const href of ['/?p=999', '/?page_id=4', `${oldSite}/no-text/`]) expect(report).toContain(`  - \`${href}\``);
});

test('a team member signs their articles', async ({ content }) => {
  const member = await readPost(content, 'team/ana-quiroga');
  const author = `<wp:author><wp:author_login>aq</wp:author_login><wp:author_display_name>${String(member.name)}</wp:author_display_name></wp:author>`;
  await run(content, [writeExport([{ id: 1, creator: 'aq' }], author)]);
  expect(await readPost(content, 'blog/take-1')).toMatchObject({ author: 'ana-quiroga' });
});

test('the files of one export find each other’s pictures', async ({ content }) => {
  const uploads = await writeUploads(content, ['2016/05/roof.jpg', '2016/05/stairs-scaled.jpg']);
  const img = '<img src="https://i0.wp.com/www.oldsite.example/wp-content/uploads/2016/05/roof-1024x683.jpg">';
  const post = {
    id: 1,
    content: `<a href="/wp-content/uploads/2016/05/roof.jpg">${img}</a> ${sentence(1)}`,
    meta: { _thumbnail_id: '2' },
  };
  const pictures = [picture(2, '2016/05/stairs-scaled.jpg', 'A stair'), picture(3, '2016/05/roof.jpg', 'A roof')];
  const { changed, report } = await run(content, [writeExport([post]), writeExport(pictures)], { uploads });
  const [roof, stairs] = ['media/blog/2016-05-roof.jpg', 'media/blog/2016-05-stairs.jpg'];
  expect(changed).toEqual(['blog/take-1.yaml', roof, stairs, 'redirects.yaml']);
  expect((await readHtml(content, 'take-1')).trim().split('\n')).toEqual([
    '<p><img src="/blog-media/2016-05-stairs.jpg" alt="A stair"></p>',
    `<p><img src="/blog-media/2016-05-roof.jpg" alt="A roof"> ${sentence(1)}</p>`,
  ]);
  expect(report).not.toContain('Files that no article shows');
  expect(report).not.toContain('In the export, and not in the article');
});

test('no picture replaces the owner’s', async ({ content }) => {
  const uploads = await writeUploads(content, ['other.jpg', 'roof.jpg']);
  await cp(path.join(uploads, 'other.jpg'), path.join(content.folder, 'media/blog/roof.jpg'));
  const post = { id: 1, content: `${sentence(1)} <img src="/wp-content/uploads/roof.jpg">` };
  const { changed, report } = await importItems(content, [post], { uploads });
  expect(changed).toEqual(['blog/take-1.yaml', 'redirects.yaml']);
  expect(report).toContain('/wp-content/uploads/roof.jpg: content/media/blog/roof.jpg is another picture');
});

test('an article in another language is left out and named', async ({ content }) => {
  const { changed, report } = await importItems(content, [
    { id: 1, terms: { language: 'en', post_translations: 'pll_1' } },
    { id: 2, title: 'Lámparas', terms: { language: 'es', post_translations: 'pll_1' } },
  ]);
  expect(changed).toEqual(['blog/take-1.yaml', 'redirects.yaml']);
  expect(report).toContain('- Lámparas: its language is es');
});

test('articles are numbered by date, and keep their titles under names of their own', async ({ content }) => {
  const posts = (await readdir(path.join(content.folder, 'blog'))).length;
  const same = { title: 'Rain', name: 'rain', content: sentence(0) };
  await importItems(content, [
    { id: 2, ...same, date: '2019-01-05 08:00:00', name: 'rain-again' },
    { id: 1, ...same },
    {
      id: 3,
      title: 'x '.repeat(90),
      name: '%d0%bf%d1%80%d0%b8%d0%b2%d0%b5%d1%82',
      content: 'Write {company}.',
      date: '2014-01-01 08:00:00',
    },
  ]);
  const read = await Promise.all(
    ['privet', 'rain', 'rain-again'].map(async (slug) => readPost(content, `blog/${slug}`)),
  );
  expect(read.map(({ id }) => id)).toEqual([posts + 1, posts + 2, posts + 3]);
  expect(read.map(({ title }) => title)).toEqual([expect.stringMatching(/^(?:x ){40,}x…$/), 'Rain', 'Rain']);
  expect(read[0]?.contentHtml).toBe('<p>Write &#123;company}.</p>\n');
});

test('--dry-run only reports', async ({ content }) => {
  const { code, output, report, changed } = await importItems(content, [{ id: 1, link: 'http://[' }], { dryRun: true });
  expect([code, report, changed]).toEqual([0, '', []]);
  expect(output).toContain('### Take 1');
});

test('an article that the content check refuses is left out with its pictures, and links to it are reported', async ({
  content,
}) => {
  await content.setField('blog/light-a-night-exterior.yaml', ['id'], 9_999);
  const uploads = await writeUploads(content, ['last.jpg']);
  const posts = [
    { id: 1, content: `${sentence(1)} <a href="/?p=2">next</a>` },
    { id: 2, date: '2020-01-01 08:00:00', content: `${sentence(2)}<img src="/wp-content/uploads/last.jpg">` },
  ];
  const { code, changed, report } = await importItems(content, posts, { uploads });
  expect([code, changed]).toEqual([0, ['blog/take-1.yaml', 'redirects.yaml']]);
  expect(report).toMatch(/- Take 2: id is not right/);
  expect(report).toContain('- Links that lead to nothing here:\n  - `/?p=2`');
});

test('a malicious export writes only articles, their pictures and redirects, and no script', async ({ content }) => {
  const uploads = await writeUploads(content, ['ok.jpg']);
  const secret = inProject(content, 'secret.jpg');
  await cp(path.join(uploads, 'ok.jpg'), secret);
  await symlink(secret, path.join(uploads, 'link.jpg'));
  const content1 = `<p onclick="alert(1)">${sentence(1)}</p><script>alert(1)</script><a href=" &#14; jAvAsCrIpT:alert(1)">two</a>
<img src="x" onerror="alert(1)"><img src="/wp-content/uploads/../../../../etc/passwd"><img src="/wp-content/uploads/%2e%2e%2fsecret.jpg"><img src="/wp-content/uploads/link.jpg"><img src="/wp-content/uploads/%00.jpg">
[caption caption="<img src=x onerror=alert(1)>"]<img src="/wp-content/uploads/ok.jpg" alt="&quot;><script>alert(1)</script>"> [/caption]`;
  const evil = {
    id: 1,
    title: '<script>alert(1)</script>{company}: "quoted"\ndraft: true # <b>bold</b>',
    name: '../../../etc/cron.d/evil',
    link: 'javascript:alert(1)',
    content: content1,
    meta: { __proto__: 'polluted' },
  };
  const { code, output, report, changed } = await importItems(content, [evil], { uploads });
  expect(code, output).toBe(0);
  expect(changed).toEqual(['blog/etc-cron-d-evil.yaml', 'media/blog/ok.jpg', 'redirects.yaml']);
  expect((await readdir(inProject(content, ''))).join(' ')).toBe(
    '.cache content export.0.xml report.md secret.jpg uploads',
  );
  const { title, contentHtml, draft } = await readPost(content, 'blog/etc-cron-d-evil');
  expect([title, draft]).toEqual(['(company): "quoted" draft: true # bold', undefined]);
  expect(listUnsafe(String(contentHtml))).toEqual([]);
  expect(report).not.toMatch(/^[^`]*<script/m);
});

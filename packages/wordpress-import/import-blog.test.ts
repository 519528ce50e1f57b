import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { parse } from 'yaml';
import { listUnsafe } from '@site/model/blog/cleaning/post-safety.fixture.ts';
import { test as ownerTest, type OwnerCopy } from '@site/content-tools/entries/owner-copy.fixture.ts';
import { oldSite, picture, sentence, writeExport } from './export.fixture.ts';
import { importBlog, type ImportOptions } from './import-blog.ts';

type Items = Parameters<typeof writeExport>[0];

const inProject = (content: OwnerCopy, file: string) => path.join(content.folder, '..', file);

/** Imports files of an export. @returns the exit code, what was printed, the report, and the content files that changed. */
async function run(content: OwnerCopy, exports: readonly string[], options: Partial<ImportOptions> = {}) {
  const before = await content.state();
  const report = inProject(content, 'report.md');
  const files = exports.map((_, index) => inProject(content, `export.${index}.xml`));
  await Promise.all(files.map(async (file, index) => writeFile(file, exports[index] ?? '')));
  const printed: string[] = [];
  const usual = { files, uploads: undefined, download: false, drafts: false, dryRun: false, report };
  const code = await importBlog({
    options: { ...usual, ...options },
    content: content.folder,
    print: (line) => printed.push(line),
  });
  const text = await readFile(report, 'utf8').catch(() => '');
  return { code, output: printed.join('\n'), report: text, changed: await content.changedSince(before) };
}

const importItems = async (content: OwnerCopy, items: Items, options?: Partial<ImportOptions>) =>
  run(content, [writeExport(items)], options);

/** @returns a folder of uploads. */
async function writeUploads(content: OwnerCopy, names: readonly string[]): Promise<string> {
  const folder = inProject(content, 'uploads');
  for (const [index, name] of names.entries()) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    const background = { r: 40 * index, g: 90, b: 20 };
    await sharp({ create: { width: 1300, height: 800, channels: 3, background } }).toFile(path.join(folder, name));
  }
  return folder;
}

async function readPost(content: OwnerCopy, name: string): Promise<Record<string, unknown>> {
  return parse(await content.read(`${name}.yaml`)) as Record<string, unknown>;
}

const readHtml = async (content: OwnerCopy, slug: string) =>
  String((await readPost(content, `blog/${slug}`)).contentHtml);

/** One article with everything that articles here have no place for, and whatever else an export has. */
const rich: Items = [
  {
    id: 1,
    title: 'Lamps &#8211; three &amp; a rag',
    name: 'lamps',
    content: `<!-- wp:paragraph --><p>${sentence(1)}</p><!-- /wp:paragraph -->
<!-- wp:acme/quote {"quote":"They were quick"} /-->
<!-- wp:acme/slider {"speed":3} --><div><p>Kept words</p></div><!-- /wp:acme/slider -->
<!-- wp:block {"ref":9} /--><!-- wp:shortcode -->[row][card title="Three lamps" url="https://shop.example/a"]In a card[/card][/row] and [sic][contact-form-7 id="5"]<!-- /wp:shortcode -->
<form action="/go"><label>Your name</label></form><p title="A tooltip" onclick="x()">HDR</p><iframe src="https://maps.example/a"></iframe>
<div style="background:url(https://shop.example/b.jpg)" data-caption="A lost caption">On a picture</div><!-- a remark -->
<p>By Zoe Quorn, Director | 5 min read</p><p>See <a href="#gone">below</a>.</p><img src="https://pictures.example/c.jpg" alt="Elsewhere">`,
    excerpt: 'Words of an excerpt that are nowhere else. '.repeat(6),
    creator: 'guest7',
    terms: { category: 'Lighting', series: 'Night', post_format: 'Aside' },
    meta: {
      _builder_data: '[{"text":"Words of a builder"}]',
      lens: 'a:1:{i:0;s:5:"85 mm";}',
      _edit_lock: '1:1',
      _thumbnail_id: '99',
    },
    more: '<wp:comment><wp:comment_author>Bea</wp:comment_author><wp:comment_content>Which lamps?</wp:comment_content></wp:comment><acme:sound>song.mp3</acme:sound>',
  },
  { id: 2, title: 'For clients', password: 'let me in' },
  { id: 3, title: 'To the bin', status: 'trash' },
  { id: 4, title: 'Only for us', status: 'private' },
  {
    id: 5,
    title: 'Half an idea',
    status: 'draft',
    date: '0000-00-00 00:00:00',
    more: '<wp:post_modified>2023-06-01 08:00:00</wp:post_modified>',
  },
  { id: 6, title: 'In a builder alone', content: '', meta: { _builder_data: 'Words that only a builder knows' } },
  { id: 7, type: 'page', title: 'Contact', name: 'contact' },
  { id: 8, type: 'page', title: 'Rates of 2012', name: 'rates' },
  {
    id: 9,
    type: 'wp_block',
    title: 'Shared',
    content: '<!-- wp:paragraph --><p>Shared words.</p><!-- /wp:paragraph -->',
  },
  { id: 10, type: 'product', title: 'A lamp for sale' },
  { id: 11, type: 'nav_menu_item', title: '', meta: { _menu_item_url: 'https://shop.example/menu' } },
  picture(12, '2016/05/unseen.jpg', '', { excerpt: 'A caption of its own' }),
];
const richChannel = `<wp:author><wp:author_login>guest7</wp:author_login><wp:author_display_name>A Guest Who Left</wp:author_display_name></wp:author>
<wp:category><wp:category_nicename>lighting</wp:category_nicename><wp:category_parent></wp:category_parent></wp:category><acme:setting>loud</acme:setting>`;

/** `imported`: the content after an import, for tests that leave it as it is. */
const test = ownerTest.extend('imported', { scope: 'file' }, async ({ shared: content }) => ({
  content,
  redirects: await content.read('redirects.yaml'),
  ...(await run(content, [writeExport(rich, richChannel)])),
}));

describe('whatever is in the export', () => {
  test('and fits is an article that the content check accepts', async ({
    imported: { content, code, output, changed },
  }) => {
    expect(code, output).toBe(0);
    expect(await content.check()).toEqual([]);
    expect(changed).toEqual(['blog/lamps.yaml', 'redirects.yaml']);
    expect(await readPost(content, 'blog/lamps')).toMatchObject({
      title: 'Lamps – three & a rag',
      date: '13 May 2016',
    });
    expect((await readHtml(content, 'lamps')).trim().split('\n')).toEqual([
      `<p>${sentence(1)}</p>`,
      ...['<p>Kept words</p>', '<p>Shared words.</p>', '<p>In a card</p>', '<p>and [sic]</p>', '<p>HDR</p>'],
      ...['<p>On a picture</p>', '<p>See below.</p>'],
    ]);
  });

  test.for([
    '<!-- wp:acme/quote {"quote":"They were quick"} /-->',
    '<!-- wp:acme/slider {"speed":3} -->',
    '[card title="Three lamps" url="https://shop.example/a"]',
    '[contact-form-7 id="5"]',
    '<form action="/go"><label>Your name</label></form>',
    'title="A tooltip"',
    'onClick="x()"',
    '<iframe src="https://maps.example/a"></iframe>',
    'https://shop.example/b.jpg',
    'A lost caption',
    '<!-- a remark -->',
    'By Zoe Quorn, Director | 5 min read',
    '#gone',
    'https://pictures.example/c.jpg Elsewhere: it is not on the old site',
    'attachment 99, the featured picture: the export does not have it',
    'excerpt: Words of an excerpt that are nowhere else.',
    'author: A Guest Who Left',
    ...['category: Lighting', 'series: Night', 'post_format: Aside'],
    '_builder_data: [{"text":"Words of a builder"}]',
    'lens: a:1:{i:0;s:5:"85 mm";}',
    'comment of Bea: Which lamps?',
    'acme:sound: song.mp3',
    '[sic]',
  ])('and does not is in the report under the article: %s', (what, { imported: { report } }) => {
    const [, article = ''] = report.split('### Lamps');
    expect(article).toContain(what);
  });

  test.for([
    'For clients: it has a password on the old site',
    'To the bin: its status is trash',
    'Only for us: its status is private',
    'Half an idea: its status is draft: --drafts imports it as a draft',
    'In a builder alone: none of its text is left',
    '_builder_data: Words that only a builder knows',
    'Contact: leads to `/contact`',
    'Rates of 2012: write into content/redirects.yaml, with the page that takes its place: `- { from: /rates, to: /… }`',
    'A lamp for sale',
    'https://shop.example/menu',
    '2016/05/unseen.jpg`: A caption of its own',
    'acme:setting: loud',
  ])('and is no article is in the report: %s', (what, { imported: { report } }) => {
    expect(report).toContain(what);
    expect(report).not.toContain('_edit_lock');
  });

  test('old addresses lead to the new ones, beside those that were there', async ({
    imported: { content, redirects },
  }) => {
    const after = await content.read('redirects.yaml');
    expect(after.startsWith(redirects.trimEnd())).toBe(true);
    const added = parse(after.slice(redirects.trimEnd().length)) as { from: string; to: string }[];
    expect(added.map(({ from, to }) => `${from} ${to}`)).toEqual([
      ...['/lamps /blog/lamps', '/file-12 /blog', '/category/lighting /blog', '/feed /rss.xml', '/feed/atom /rss.xml'],
      ...['/comments/feed /rss.xml', '/category/lighting/feed /rss.xml'],
    ]);
  });

  test('is imported once', async ({ imported: { content } }) => {
    const { output, changed } = await run(content, [writeExport(rich, richChannel)]);
    expect(changed).toEqual([]);
    expect(output).toContain('1 existing article not changed.');
  });
});

test('links by number, by address and to pages lead there, and others are in the report', async ({ content }) => {
  const links = [
    '/?p=1#more-1',
    `${oldSite}/take-1/?utm_source=x#a`,
    '/?page_id=3',
    '/?p=999',
    '/?page_id=4',
    `${oldSite}/no-text/`,
    '/',
  ];
  const { report } = await importItems(content, [
    { id: 1 },
    { id: 2, content: `${sentence(2)} ${links.map((href, index) => `<a href="${href}">${index}</a>`).join(' ')}` },
    { id: 3, type: 'page', title: 'Contact', name: 'contact' },
    { id: 4, type: 'page', title: 'Prices', name: 'prices' },
    { id: 5, name: 'no-text', content: '<script></script>' },
  ]);
  const html = await readHtml(content, 'take-2');
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    ...['/blog/take-1', '/blog/take-1#part-a', '/contact', `${oldSite}/prices/`, `${oldSite}/no-text/`, '/'],
  ]);
  expect(html).toContain(' 3 ');
  for (const href of ['/?p=999', '/?page_id=4', `${oldSite}/no-text/`]) expect(report).toContain(`  - \`${href}\``);
});

test('a team member signs their articles', async ({ content }) => {
  const member = await readPost(content, 'team/ana-quiroga');
  const author = `<wp:author><wp:author_login>aq</wp:author_login><wp:author_display_name>${String(member.name)}</wp:author_display_name></wp:author>`;
  await run(content, [writeExport([{ id: 1, creator: 'aq' }], author)]);
  expect(await readPost(content, 'blog/take-1')).toMatchObject({ author: 'ana-quiroga' });
});

test('the files of one export find each other’s pictures, in every size', async ({ content }) => {
  const uploads = await writeUploads(content, ['2016/05/roof.jpg', '2016/05/stairs-scaled.jpg']);
  const img = '<img class="wp-image-3" src="https://cdn.example/x/roof-1024x683.jpg">';
  const post = {
    id: 1,
    content: `<a href="/wp-content/uploads/2016/05/roof.jpg">${img}</a> ${sentence(1)}`,
    meta: { _thumbnail_id: '2' },
  };
  const pictures = [
    picture(2, '2016/05/stairs-scaled.jpg', 'A stair', { parent: 1 }),
    picture(3, '2016/05/roof.jpg', 'A roof'),
  ];
  const { changed, report } = await run(content, [writeExport([post]), writeExport(pictures)], { uploads });
  expect(changed).toEqual([
    'blog/take-1.yaml',
    'media/blog/2016-05-roof.jpg',
    'media/blog/2016-05-stairs.jpg',
    'redirects.yaml',
  ]);
  expect((await readHtml(content, 'take-1')).trim().split('\n')).toEqual([
    '<p><img src="/blog-media/2016-05-stairs.jpg" alt="A stair"></p>',
    `<p><img src="/blog-media/2016-05-roof.jpg" alt="A roof"> ${sentence(1)}</p>`,
  ]);
  expect(report).not.toContain('Files that no article shows');
  expect(report).not.toContain('In the export, and not in the article');
});

test('an article in another language is the translation of its pair, or is left out and named', async ({ content }) => {
  await content.setField(
    'site.yaml',
    ['languages'],
    [
      { tag: 'en', name: 'English' },
      { tag: 'fr', name: 'Français' },
    ],
  );
  const pair = (language: string) => ({ language, post_translations: 'pll_1' });
  const {
    code: exit,
    output,
    report,
  } = await importItems(content, [
    { id: 1, terms: pair('en') },
    { id: 2, title: 'Des lampes', link: `${oldSite}/fr/des-lampes/`, terms: pair('fr') },
    { id: 3, title: 'Seul', link: `${oldSite}/fr/seul/` },
    { id: 4, title: 'Allein', terms: { language: 'de' } },
  ]);
  expect(exit, output).toBe(0);
  expect(await readPost(content, 'fr/blog/take-1')).toEqual({
    title: 'Des lampes',
    description: sentence(2),
    contentHtml: `<p>${sentence(2)}</p>\n`,
    original: expect.stringMatching(/^[a-z]{8}$/) as string,
  });
  expect(report).toMatch(/- Seul: it is in Français, and no article here is its pair/);
  expect(report).toContain('- Allein: it is in a language that this site does not have (de)');
  expect(await content.read('redirects.yaml')).toContain('{ from: /fr/des-lampes, to: /blog/take-1 }');
});

test('articles are numbered by date, with unique names, titles and descriptions', async ({ content }) => {
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
  expect(read.map(({ title }) => title)).toEqual([
    expect.stringMatching(/^(?:x ){40,}x…$/),
    'Rain',
    'Rain (5 January 2019)',
  ]);
  expect(read[2]?.description).toContain('(5 January 2019)');
  expect(read[0]?.contentHtml).toBe('<p>Write &#123;company}.</p>\n');
});

test('--drafts imports unpublished articles as drafts; --dry-run only reports', async ({ content }) => {
  const draft: Items = [{ id: 1, status: 'pending' }];
  const dry = await importItems(content, draft, { drafts: true, dryRun: true });
  expect([dry.code, dry.report, dry.changed]).toEqual([0, '', []]);
  expect(dry.output).toContain('### Take 1');
  await importItems(content, draft, { drafts: true });
  expect(await readPost(content, 'blog/take-1')).toMatchObject({ draft: true });
});

test('an article that the content check refuses is left out with its pictures, and links to it are reported', async ({
  content,
}) => {
  await content.setField('blog/light-a-night-exterior.yaml', ['id'], 9_999);
  const uploads = await writeUploads(content, ['last.jpg']);
  const { code, changed, report } = await importItems(
    content,
    [
      { id: 1, content: `${sentence(1)} <a href="/?p=2">next</a>` },
      {
        id: 2,
        title: 'One too many',
        date: '2020-01-01 08:00:00',
        content: `${sentence(2)}<img src="/wp-content/uploads/last.jpg">`,
      },
    ],
    { uploads },
  );
  expect([code, changed]).toEqual([0, ['blog/take-1.yaml', 'redirects.yaml']]);
  expect(report).toMatch(/- One too many: id is not right/);
  expect(report).toContain('- Links that lead to nothing here:\n  - `/?p=2`');
});

test('a malicious export writes only articles, their pictures and redirects, and no script', async ({ content }) => {
  const uploads = await writeUploads(content, ['ok.jpg']);
  await writeFile(inProject(content, 'secret.jpg'), 'secret');
  const content1 = `<p onclick="alert(1)">${sentence(1)}</p><script>alert(1)</script><a href=" &#14; jAvAsCrIpT:alert(1)">two</a>
<img src="x" onerror="alert(1)"><img src="/wp-content/uploads/../../../../etc/passwd"><img src="/wp-content/uploads/%2e%2e%2fsecret.jpg">
[caption caption="<img src=x onerror=alert(1)>"]<img src="/wp-content/uploads/ok.jpg" alt="&quot;><script>alert(1)</script>"> [/caption]`;
  const { code, output, report, changed } = await importItems(
    content,
    [
      {
        id: 1,
        title: '<script>alert(1)</script>{company}: "quoted"\ndraft: true # <b>bold</b>',
        name: '../../../etc/cron.d/evil',
        link: 'javascript:alert(1)',
        content: content1,
        meta: { __proto__: 'polluted' },
      },
    ],
    { uploads },
  );
  expect(code, output).toBe(0);
  expect(changed).toEqual(['blog/etc-cron-d-evil.yaml', 'media/blog/ok.jpg', 'redirects.yaml']);
  expect(await readdir(inProject(content, ''))).toEqual([
    '.cache',
    'content',
    'export.0.xml',
    'report.md',
    'secret.jpg',
    'uploads',
  ]);
  const { title, contentHtml, draft } = await readPost(content, 'blog/etc-cron-d-evil');
  expect([title, draft]).toEqual(['(company): "quoted" draft: true # bold', undefined]);
  expect(listUnsafe(String(contentHtml))).toEqual([]);
  expect(report).not.toMatch(/^[^`]*<script/m);
});

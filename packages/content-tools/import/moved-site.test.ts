import { mkdtemp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test as plainTest } from 'vitest';
import { parse } from 'yaml';
import { test as ownerTest, type OwnerCopy } from '../entries/owner-copy.fixture.ts';
import { importBlog, readOptions } from './import-blog.ts';
import { planRedirects } from './import-redirects.ts';

async function importSite(content: OwnerCopy) {
  const folder = await mkdtemp(path.join(content.folder, '../report-'));
  const report = path.join(folder, 'report.md');
  const printed: string[] = [];
  const code = await importBlog({
    options: readOptions([path.join(import.meta.dirname, 'moved-site.fixture.xml'), '--report', report]),
    content: content.folder,
    print: (line) => printed.push(line),
  });
  return { code, output: printed.join('\n'), report: await readFile(report, 'utf8') };
}

const readPost = async (content: OwnerCopy, slug: string) =>
  parse(await content.read(`blog/${slug}.yaml`)) as { id: number; description: string; contentHtml: string };

/** `imported`: a content folder after the import of the fixture. */
const test = ownerTest.extend('imported', { scope: 'file' }, async ({ shared: content }) => ({
  content,
  before: await content.read('redirects.yaml'),
  ...(await importSite(content)),
}));

const vimeo = 'https://vimeo.com';

test('embeds of every kind become players, in articles that the content check accepts', async ({ imported }) => {
  const { content, code, output } = imported;
  expect(code, output).toBe(0);
  expect(await content.check()).toEqual([]);
  expect((await readPost(content, 'second')).contentHtml.split('\n')).toEqual([
    `<figure><a href="${vimeo}/76979871">${vimeo}/76979871</a></figure>`,
    '<p>The lamp on the hood came loose at noon, so we tied it with a rope that belonged to the boat next to us.</p>',
    `<figure><a href="${vimeo}/22439234">${vimeo}/22439234</a></figure>`,
    '<figure><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">https://www.youtube.com/watch?v=aqz-KE-bpKQ</a></figure>',
    '<p>Before</p>',
    `<figure><a href="${vimeo}/7100569/0a1b2c3d4e">A take in the rain</a></figure>`,
    '<p>and after.</p>',
    '<p><a href="https://music.example/1">https://music.example/1</a></p>',
    '<p><a href="https://music.example/song/2">https://music.example/song/2</a></p>',
    '',
  ]);
  expect((await readPost(content, 'first')).contentHtml).toContain('<figcaption>The rig at <em>dawn</em></figcaption>');
});

test('articles are numbered in the order of their hours, and described by their sentences alone', async ({
  imported,
}) => {
  const [first, second] = await Promise.all(['first', 'second'].map(async (slug) => readPost(imported.content, slug)));
  expect(second?.id).toBe((first?.id ?? 0) + 1);
  expect(second?.description).toBe(
    'The lamp on the hood came loose at noon, so we tied it with a rope that belonged to the boat next to us. Before and after.',
  );
});

test('old addresses lead to where things are now, in a file that keeps what it had', async ({ imported }) => {
  const source = await imported.content.read('redirects.yaml');
  expect(source.startsWith(imported.before.trimEnd())).toBe(true);
  const added = parse(source.slice(imported.before.trimEnd().length)) as { from: string; to: string }[];
  expect(added.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '/news/2013/06/second /blog/second',
    '/news/2013/06/first /blog/first',
    '/news/on-set/behind-the-scenes /behind-the-scenes',
    '/news/2013/06/first/rig /blog/first',
    '/news/loose /blog',
    '/news/category/lighting /blog',
    '/news/category/lighting/cars /blog',
    '/news/tag/rigs /blog',
    '/news/feed /rss.xml',
    '/news/feed/atom /rss.xml',
    '/news/comments/feed /rss.xml',
    '/news/category/lighting/feed /rss.xml',
    '/news/category/lighting/cars/feed /rss.xml',
    '/news/tag/rigs/feed /rss.xml',
  ]);
});

test.for(['14 old addresses lead to the new ones', '1 page of the old site has no page here: the report lists them.'])(
  'the summary says: %s',
  (line, { imported }) => {
    expect(imported.output).toContain(line);
  },
);

test.for([
  '`/news/on-set/behind-the-scenes` leads to `/behind-the-scenes`',
  '- Rates of 2012: `- { from: /news/rates-2012, to: /… }`',
  '/contact-us leads to /contact and keeps doing so, not to /blog/renamed-here.',
  'Shortcodes dropped (the text between them is kept): `[soundcloud url="https://music.example/1"]`',
  'Addresses on lines of their own that are links now, since they are no video on Vimeo or YouTube: `https://music.example/1`, `https://music.example/song/2`',
  'Post formats, which the blog does not have: look at these articles: `video`',
  'Blocks of plugins and themes, of which only the text and pictures are kept: `acme/slider`',
])('the report says: %s', (line, { imported }) => {
  expect(imported.report).toContain(line);
  expect(imported.report).not.toContain('only-for-us');
});

test('a second import adds nothing', async ({ imported: { content } }) => {
  const before = await content.read('redirects.yaml');
  expect((await importSite(content)).output).toContain('Nothing to import.');
  expect(await content.read('redirects.yaml')).toBe(before);
});

plainTest('no redirect leads from a page of this site, to itself, twice from one address, or from a query', () => {
  const link = (path: string) => `https://www.oldsite.example${path}`;
  const { added, notes } = planRedirects(
    [
      { link: link('/about/'), to: '/contact' },
      { link: link('/blog/rain/'), to: '/blog/rain' },
      { link: link('/rain'), to: '/blog/rain' },
      { link: link('/rain/'), to: '/blog' },
      { link: link('/?p=12'), to: '/blog' },
      { link: link('/'), to: '/blog' },
      { link: link('/gone'), to: undefined },
      { link: link("/what's-new"), to: '/blog' },
    ],
    [],
    (path) => path === '/about' || path.startsWith('/blog'),
  );
  expect(added).toEqual([{ from: '/rain', to: '/blog/rain' }]);
  expect(notes).toEqual([
    '/about is a page of this site, so it does not lead to /contact.',
    '/rain leads to /blog/rain and keeps doing so, not to /blog.',
    "/what's-new has a sign that not every host can redirect from: it does not lead to /blog.",
  ]);
});

plainTest('of more addresses than hosts redirect, those that matter most are taken', () => {
  const many = Array.from({ length: 1_005 }, (_, index) => ({
    link: `https://www.oldsite.example/${index}`,
    to: '/blog',
  }));
  const { added, notes } = planRedirects(many, [{ from: '/a', to: '/about' }], () => false);
  expect([added.length, added.at(-1)?.from]).toEqual([999, '/998']);
  expect(notes).toEqual(['6 more are left out, since hosts take 1000 redirects.']);
});

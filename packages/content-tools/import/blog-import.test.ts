import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test as plainTest } from 'vitest';
import { parse } from 'yaml';
import { listUnsafe } from '@site/model/blog/cleaning/post-safety.fixture.ts';
import { test as ownerTest, type OwnerCopy } from '../entries/owner-copy.fixture.ts';
import { importBlog, readOptions } from './import-blog.ts';

const inProject = (content: OwnerCopy, file: string) => path.join(content.folder, '..', file);

/** Imports a fixture. @returns the exit code, what was printed, the report, and the content files that changed. */
async function run(content: OwnerCopy, fixture: string, ...args: string[]) {
  const before = await content.state();
  const reportFile = inProject(content, 'report.md');
  const file = path.join(import.meta.dirname, `${fixture}.fixture.xml`);
  const printed: string[] = [];
  const code = await importBlog({
    options: readOptions([file, '--report', reportFile, ...args]),
    content: content.folder,
    print: (line) => printed.push(line),
  });
  const report = await readFile(reportFile, 'utf8').catch(() => '');
  return { code, output: printed.join('\n'), report, changed: await content.changedSince(before) };
}

/** @returns the option that names the folder. */
async function writeUploads(content: OwnerCopy, files: Readonly<Record<string, [width: number, height: number]>>) {
  const folder = inProject(content, 'uploads');
  for (const [name, [width, height]] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await sharp({ create: { width, height, channels: 3, background: { r: width % 255, g: 90, b: 20 } } }).toFile(file);
  }
  return ['--uploads', folder];
}

async function readPost(content: OwnerCopy, slug: string): Promise<Record<string, unknown>> {
  return parse(await content.read(`blog/${slug}.yaml`)) as Record<string, unknown>;
}

const oldUploads: Parameters<typeof writeUploads>[1] = {
  '2016/05/car-lamps.jpg': [1600, 1067],
  '2016/05/car-lamps-300x200.jpg': [300, 200],
  '2018/09/suite-scaled.jpg': [1400, 934],
  '2016/05/Car Rig.png': [1300, 800],
};

/** `imported`: the content after an import with pictures, for tests that leave it as it is. */
const test = ownerTest.extend('imported', { scope: 'file' }, async ({ shared: content }) => {
  const uploads = await writeUploads(content, oldUploads);
  return { content, uploads, ...(await run(content, 'old-site', ...uploads)) };
});

test('an export with its pictures becomes articles that the content check accepts', async ({ imported }) => {
  const { content, code, output, changed } = imported;
  expect(code, output).toBe(0);
  expect(await content.check()).toEqual([]);
  expect(changed).toEqual([
    'blog/lighting-a-car.yaml',
    'blog/rapido-y-barato.yaml',
    'blog/why-we-grade-at-night-again.yaml',
    'blog/why-we-grade-at-night.yaml',
    'media/blog/2016-05-car-lamps.jpg',
    'media/blog/2016-05-car-rig.jpg',
    'media/blog/2018-09-suite.jpg',
    'redirects.yaml',
  ]);
  expect(await readPost(content, 'lighting-a-car')).toEqual({
    id: 14,
    title: 'Lighting a car – three lamps & a rag',
    date: '13 May 2016',
    description:
      'A car at night needs three lamps. One is outside, one lies on the dashboard, and one is the street itself.',
    contentHtml: [
      '<p><img src="/blog-media/2016-05-car-rig.jpg" alt="A car on a low trailer"></p>',
      '<p>A car at night needs three lamps. One is outside, one lies on the dashboard, and one is the street itself.</p>',
      '<figure><img src="/blog-media/2016-05-car-lamps.jpg" alt="A small lamp behind a windscreen"><figcaption>The lamp on the <em>dashboard</em></figcaption></figure>',
      '<p>Write <code>a ]]> b</code> on the slate,<br>',
      'and a second line under it.</p>',
      '<figure><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">https://www.youtube.com/watch?v=aqz-KE-bpKQ</a></figure>',
      '<p>Then read <a href="/blog/why-we-grade-at-night">why we grade at night</a>, <a href="https://www.oldsite.example/about/">who we are</a> and <a href="https://www.oldsite.example/wp-content/uploads/2016/05/rates.pdf">our rates</a>.</p>',
      '<figure><img src="/blog-media/2018-09-suite.jpg" alt=""><figcaption>The suite after dark</figcaption></figure>',
      '<p>Rags diffuse [sic] better than silk. Write [gallery] to show several.</p>',
      '',
    ].join('\n'),
  });
  const { width, height } = await sharp(await content.readBytes('media/blog/2016-05-car-lamps.jpg')).metadata();
  expect([width, height]).toEqual([1200, 800]);
});

test('articles are numbered after the existing ones, by date, with unique titles and descriptions', async ({
  imported,
}) => {
  const slugs = ['rapido-y-barato', 'lighting-a-car', 'why-we-grade-at-night', 'why-we-grade-at-night-again'];
  const posts = await Promise.all(slugs.map(async (slug) => readPost(imported.content, slug)));
  expect(posts.map(({ id }) => id)).toEqual([13, 14, 15, 16]);
  expect(posts[0]?.title).toBe(
    'Rápido y barato: a title of an article that goes on for so long that no search result…',
  );
  expect(posts[3]?.title).toBe('Why we grade at night (5 January 2019)');
  expect(posts[2]?.description).toBe(
    'Daylight lies about black. We grade at night, on one screen, in a room without windows.',
  );
  expect(posts[2]?.contentHtml).toContain('<pre><code>&#123;company} and {\n}</code></pre>');
});

test.for([
  'For clients: it has a password on the old site',
  'To the bin: its status is trash',
  'Half an idea: its status is draft: --drafts imports it as a draft',
  '1 item of type `revision`',
  '1 item of type `nav_menu_item`',
  '3 items of type `attachment`',
  '1 comment: the blog has none',
  '2 categories and tags of articles: the blog has none',
  'Shortcodes dropped (the text between them is kept): `[contact-form-7 title="Ask us"]`, `[highlight]`',
  'Blocks dropped that WordPress generates itself: `latest-posts`',
  'Elements dropped: `<iframe> https://maps.example/embed`',
  '`https://www.oldsite.example/wp-content/uploads/2016/05/lost.jpg: the folder has no 2016/05/lost.jpg`',
  '`https://pictures.example/elsewhere.jpg: it is not on the old site`',
  '`attachment 299 of a gallery: the export does not have it`',
  'Links to files of the old site, which are not imported: `https://www.oldsite.example/wp-content/uploads/2016/05/rates.pdf`',
  'write it into `alt`: `/blog-media/2018-09-suite.jpg`',
  '14, 13 May 2016, `content/blog/lighting-a-car.yaml`, from `https://www.oldsite.example/2016/05/lighting-a-car/`',
])('the report says: %s', (line, { imported }) => {
  expect(imported.report).toContain(line);
  expect(imported.report).not.toContain('formerHost');
});

test('old addresses of articles and of their pictures’ pages lead to the new ones, beside those that were there', async ({
  imported: { content, output },
}) => {
  const { redirects } = parse(await content.read('redirects.yaml')) as { redirects: { from: string; to: string }[] };
  expect(redirects).toEqual(
    expect.arrayContaining([
      { from: '/contact-us', to: '/contact' },
      { from: '/2014/03/rapido', to: '/blog/rapido-y-barato' },
      { from: '/2016/05/lighting-a-car', to: '/blog/lighting-a-car' },
      { from: '/2016/05/lighting-a-car/car-lamps', to: '/blog/lighting-a-car' },
    ]),
  );
  expect(redirects.map(({ from }) => from)).not.toContain('/2020/01/for-clients');
  expect(await content.read('redirects.yaml'), 'a comment stays').toMatch(/^# /);
  expect(output).toMatch(/\d old addresses lead to the new ones/);
});

test('a second import changes nothing', async ({ imported: { content, uploads } }) => {
  const { code, output, changed } = await run(content, 'old-site', ...uploads);
  expect([code, changed]).toEqual([0, []]);
  expect(output).toContain('4 existing articles not changed.');
});

test('--drafts imports unpublished articles as drafts; without pictures the report says how to import them', async ({
  content,
}) => {
  const { code, output, changed } = await run(content, 'old-site', '--drafts');
  expect(code, output).toBe(0);
  expect(await readPost(content, 'half-an-idea')).toMatchObject({ draft: true, date: '1 June 2023' });
  expect(changed).not.toContain('blog/for-clients.yaml');
  const published = await readPost(content, 'lighting-a-car');
  expect('draft' in published).toBe(false);
  expect(published.contentHtml).not.toContain('<img');
  expect(output).toMatch(/\d pictures missing\.\nPictures are imported with --uploads <folder>/);
});

test('--dry-run reports everything and writes nothing', async ({ content }) => {
  const { code, output, report, changed } = await run(content, 'old-site', '--dry-run');
  expect([code, report, changed]).toEqual([0, '', []]);
  expect(output).toContain('### Lighting a car – three lamps & a rag');
  expect(output).toContain('Dry run: nothing was written.');
});

test('the report says where the export is from another site than formerHost, and which article the content check rejects', async ({
  content,
}) => {
  await content.setField('site.yaml', ['formerHost'], 'before.example');
  // It shows a picture of the host that is the former one no more.
  await content.setField('blog/vertical-cuts-are-shot.yaml', ['contentHtml'], '<p>Vertical cuts are shot.</p>');
  // The first post gets the highest number that a post may have.
  await content.setField('blog/light-a-night-exterior.yaml', ['id'], 9999);
  const { code, output, report, changed } = await run(content, 'old-site');
  expect([code, changed]).toEqual([0, ['blog/rapido-y-barato.yaml', 'redirects.yaml']]);
  expect(output).toContain(
    'The export is from oldsite.example, but content/site.yaml says formerHost: before.example: write oldsite.example there',
  );
  expect(output).toContain('6 articles left out.');
  expect(report).toContain(
    "three lamps & a rag: id is not right: write the article's number, a whole number from 1 to 10000",
  );
  expect(await content.check()).toEqual([]);
});

test('a malicious export writes only articles, their pictures and redirects, and no script', async ({ content }) => {
  const uploads = await writeUploads(content, { 'ok.jpg': [1200, 800] });
  await writeFile(inProject(content, 'secret.jpg'), 'secret');
  const { code, output, report, changed } = await run(content, 'hostile-site', ...uploads);
  expect(code, output).toBe(0);
  expect(await content.check()).toEqual([]);
  expect(changed).toEqual([
    'blog/2e-2e-2f-00-zz.yaml',
    'blog/etc-cron-d-evil.yaml',
    'media/blog/ok.jpg',
    'redirects.yaml',
  ]);
  expect(await readdir(inProject(content, ''))).toEqual(['.cache', 'content', 'report.md', 'secret.jpg', 'uploads']);

  const { title, contentHtml, draft } = await readPost(content, 'etc-cron-d-evil');
  expect([title, draft]).toEqual(['(company): "quoted" draft: true # bold', undefined]);
  expect(listUnsafe(String(contentHtml))).toEqual([]);
  expect(contentHtml).toContain('<img src="/blog-media/ok.jpg"');
  expect(report).toContain('`href of <a>` (3 times)');
  expect(report).not.toMatch(/^[^`]*<script/m);
});

plainTest('the report is beside the export unless --report names a file', () => {
  const usual = { uploads: undefined, download: false, drafts: false, dryRun: false };
  const report = 'old/export.report.md';
  expect(readOptions(['old/export.xml'])).toEqual({ file: 'old/export.xml', ...usual, report });
});

plainTest.for([
  [[], 'Write the name of one export, such as npm run blog:import -- export.xml'],
  [['a.xml', 'b.xml'], 'Write the name of one export'],
  [['a.xml', '--uploads', 'up', '--download'], 'Write --uploads or --download, not both'],
  [['a.xml', '--wet'], "Unknown option '--wet'"],
] as const)('the arguments %j are rejected', ([args, message]) =>
  expect(() => readOptions([...args])).toThrow(message),
);

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { listUnsafe } from '@site/model/blog/cleaning/post-safety.fixture.ts';
import { checkContent } from '@site/model/check/check-content.ts';
import { linkFolder } from '@site/system/link-folder.ts';
import { listFiles } from '@site/system/list-files.ts';
import { projectFolder } from '../../../tests/content/copy-content.ts';
import { importBlog, readOptions } from './import-blog.ts';

const fixtures = import.meta.dirname;

let folder: string;
let content: string;
let said: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'blog-import-'));
  content = path.join(folder, 'content');
  // The files are links to the real ones, so that each is replaced instead of written into.
  await linkFolder(path.join(projectFolder, 'content'), content);
  said = [];
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function putPicture(file: string, width: number, height: number): Promise<void> {
  const place = path.join(folder, 'uploads', file);
  await mkdir(path.dirname(place), { recursive: true });
  const picture = sharp({ create: { width, height, channels: 3, background: { r: width % 255, g: 90, b: 20 } } });
  await writeFile(place, await picture.toFormat(file.endsWith('.png') ? 'png' : 'jpeg').toBuffer());
}

async function putUploads(): Promise<void> {
  await putPicture('2016/05/car-lamps.jpg', 1600, 1067);
  await putPicture('2016/05/car-lamps-300x200.jpg', 300, 200);
  await putPicture('2018/09/suite-scaled.jpg', 1400, 934);
  await putPicture('2016/05/Car Rig.png', 1300, 800);
}

const options = (name: string, ...args: string[]) =>
  readOptions([path.join(fixtures, `${name}.fixture.xml`), '--report', path.join(folder, 'report.md'), ...args]);

async function run(name: string, ...args: string[]): Promise<number> {
  return importBlog({ options: options(name, ...args), content, say: (line) => said.push(line) });
}

const withUploads = () => ['--uploads', path.join(folder, 'uploads')];

async function readPost(slug: string): Promise<Record<string, string | number | boolean>> {
  return parse(await readFile(path.join(content, `blog/${slug}.yaml`), 'utf8')) as Record<string, string>;
}

async function readAll(): Promise<Map<string, string>> {
  const files = listFiles(content).filter((file) => file.endsWith('.yaml') || file.startsWith('media/blog/'));
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(path.join(content, file), 'base64')] as const)),
  );
}

const report = async () => readFile(path.join(folder, 'report.md'), 'utf8');

describe('an export with its pictures', () => {
  test('becomes articles that the content check lets through', { timeout: 60_000 }, async () => {
    await putUploads();
    const before = await readAll();
    expect(await run('old-site', ...withUploads()), said.join('\n')).toBe(0);
    expect(await checkContent(content)).toEqual([]);
    const after = await readAll();
    expect([...after.keys()].filter((file) => !before.has(file))).toEqual([
      'blog/lighting-a-car.yaml',
      'blog/rapido-y-barato.yaml',
      'blog/why-we-grade-at-night-again.yaml',
      'blog/why-we-grade-at-night.yaml',
      'media/blog/2016-05-car-lamps.jpg',
      'media/blog/2016-05-car-rig.jpg',
      'media/blog/2018-09-suite.jpg',
    ]);
    for (const [file, text] of before) expect(after.get(file), file).toBe(text);
    expect(await readPost('lighting-a-car')).toEqual({
      id: 12,
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
        '<p><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">https://www.youtube.com/watch?v=aqz-KE-bpKQ</a></p>',
        '<p>Then read <a href="/blog/why-we-grade-at-night">why we grade at night</a>, <a href="https://www.oldsite.example/about/">who we are</a> and <a href="https://www.oldsite.example/wp-content/uploads/2016/05/rates.pdf">our rates</a>.</p>',
        '<figure><img src="/blog-media/2018-09-suite.jpg" alt=""><figcaption>The suite after dark</figcaption></figure>',
        '<p>Rags diffuse [sic] better than silk. Write [gallery] to show several.</p>',
        '',
      ].join('\n'),
    });
    const { width, height } = await sharp(path.join(content, 'media/blog/2016-05-car-lamps.jpg')).metadata();
    expect([width, height]).toEqual([1200, 800]);
  });

  test('is numbered in the order of its days, after the numbers there are', { timeout: 60_000 }, async () => {
    expect(await run('old-site')).toBe(0);
    const slugs = ['rapido-y-barato', 'lighting-a-car', 'why-we-grade-at-night', 'why-we-grade-at-night-again'];
    expect(await Promise.all(slugs.map(async (slug) => (await readPost(slug)).id))).toEqual([11, 12, 13, 14]);
    expect(await report()).toContain(
      '- `content/blog/interview-an-executive.yaml` (8): write `id: 17` to have it above all imported ones',
    );
    expect(await report()).toContain('- `content/blog/frame-4-3-or-2-39.yaml` (4) belongs among the imported ones');
  });

  test('is tidy where the old site was not: titles, descriptions', { timeout: 60_000 }, async () => {
    expect(await run('old-site')).toBe(0);
    expect((await readPost('rapido-y-barato')).title).toBe(
      'Rápido y barato: a title of an article that goes on for so long that no search result…',
    );
    expect((await readPost('why-we-grade-at-night-again')).title).toBe('Why we grade at night (5 January 2019)');
    const night = await readPost('why-we-grade-at-night');
    expect(night.description).toBe(
      'Daylight lies about black. We grade at night, on one screen, in a room without windows.',
    );
    expect(night.contentHtml).toContain('<pre><code>&#123;company} and {\n}</code></pre>');
  });

  test('imported twice changes nothing the second time', { timeout: 60_000 }, async () => {
    await putUploads();
    await run('old-site', ...withUploads());
    const once = await readAll();
    expect(await run('old-site', ...withUploads())).toBe(0);
    expect(await readAll()).toEqual(once);
    expect(said.join('\n')).toContain('4 articles already there, left as they are.');
  });
});

test('the report names everything that was not imported', { timeout: 60_000 }, async () => {
  await putUploads();
  await run('old-site', ...withUploads());
  const text = await report();
  for (const line of [
    'For clients: it has a password on the old site',
    'To the bin: its status is trash',
    'Half an idea: its status is draft: --drafts takes it as a draft',
    '1 item of type `page`',
    '1 item of type `revision`',
    '1 item of type `nav_menu_item`',
    '3 items of type `attachment`',
    '1 comment: the blog has none',
    '2 categories and tags of articles: the blog has none',
    'Shortcodes dropped (the text between them is kept): `[contact-form-7]`, `[highlight]`',
    'Blocks dropped that WordPress draws itself: `latest-posts`',
    'Elements dropped: `<iframe> https://maps.example/embed`',
    '`https://www.oldsite.example/wp-content/uploads/2016/05/lost.jpg: the folder has no 2016/05/lost.jpg`',
    '`https://pictures.example/elsewhere.jpg: it is not on the old site`',
    '`attachment 299 of a gallery: the export does not have it`',
    'Links to files of the old site, which are not imported: `https://www.oldsite.example/wp-content/uploads/2016/05/rates.pdf`',
    'write it into `alt`: `/blog-media/2018-09-suite.jpg`',
    '12, 13 May 2016, `content/blog/lighting-a-car.yaml`, from `https://www.oldsite.example/2016/05/lighting-a-car/`',
  ]) {
    expect(text).toContain(line);
  }
  expect(text).not.toContain('formerHost');
});

test('without pictures the report says how to import them', { timeout: 60_000 }, async () => {
  expect(await run('old-site')).toBe(0);
  expect(said.join('\n')).toMatch(/\d pictures missing\.\nPictures are imported with --uploads <folder>/);
  expect((await readPost('lighting-a-car')).contentHtml).not.toContain('<img');
});

test('--drafts takes what was not published, as drafts', { timeout: 60_000 }, async () => {
  expect(await run('old-site', '--drafts')).toBe(0);
  expect(await readPost('half-an-idea')).toMatchObject({ draft: true, date: '1 June 2023' });
  expect(await readdir(path.join(content, 'blog'))).not.toContain('for-clients.yaml');
  expect('draft' in (await readPost('lighting-a-car'))).toBe(false);
});

test('--dry-run reports everything and writes nothing', { timeout: 60_000 }, async () => {
  await putUploads();
  const before = await readAll();
  expect(await run('old-site', '--dry-run', ...withUploads())).toBe(0);
  expect(await readAll()).toEqual(before);
  expect(await readdir(folder)).not.toContain('report.md');
  expect(said.join('\n')).toContain('### Lighting a car – three lamps & a rag');
  expect(said.join('\n')).toContain('A trial: nothing was written.');
});

test('an export of another site than formerHost is reported', { timeout: 60_000 }, async () => {
  const site = path.join(content, 'site.yaml');
  const text = await readFile(site, 'utf8');
  await rm(site);
  await writeFile(site, text.replace('formerHost: oldsite.example', 'formerHost: before.example'));
  expect(await run('old-site')).toBe(0);
  expect(said.join('\n')).toContain(
    'The export is of oldsite.example, but content/site.yaml says formerHost: before.example: write oldsite.example there',
  );
});

test('what the content check refuses is reported by title, and nothing is written', { timeout: 60_000 }, async () => {
  const before = await readAll();
  const place = path.join(content, 'blog/light-a-night-exterior.yaml');
  const text = await readFile(place, 'utf8');
  await rm(place);
  // The number that the first article gets is the last that an article may have.
  await writeFile(place, text.replace(/^id: .*/m, 'id: 9999'));
  expect(await run('old-site')).toBe(1);
  expect(said.join('\n')).toContain(
    '"Lighting a car – three lamps & a rag", content/blog/lighting-a-car.yaml: id is not right: write the article\'s number, a whole number from 1 to 10000',
  );
  expect(said.join('\n')).toContain('Refused: nothing was written.');
  expect([...(await readAll()).keys()]).toEqual([...before.keys()]);
});

describe('an export that means harm', () => {
  test('writes to content/blog and content/media/blog alone, and no script', { timeout: 60_000 }, async () => {
    const before = await readAll();
    await writeFile(path.join(folder, 'secret.jpg'), 'secret');
    await putPicture('ok.jpg', 1200, 800);
    expect(await run('hostile-site', ...withUploads()), said.join('\n')).toBe(0);
    expect(await checkContent(content)).toEqual([]);
    const after = await readAll();
    expect([...after.keys()].filter((file) => !before.has(file))).toEqual([
      'blog/2e-2e-2f-00-zz.yaml',
      'blog/etc-cron-d-evil.yaml',
      'media/blog/ok.jpg',
    ]);
    for (const [file, text] of before) expect(after.get(file), file).toBe(text);
    expect(await readdir(folder)).toEqual(['.cache', 'content', 'report.md', 'secret.jpg', 'uploads']);

    const { title, contentHtml, draft } = await readPost('etc-cron-d-evil');
    expect(title).toBe('(company): "quoted" draft: true # bold');
    expect(draft).toBeUndefined();
    expect(listUnsafe(String(contentHtml))).toEqual([]);
    expect(contentHtml).toContain('<img src="/blog-media/ok.jpg"');
    const text = await report();
    expect(text).toContain('`href of <a>` (3 times)');
    expect(text).not.toMatch(/^[^`]*<script/m);
  });
});

describe('the options', () => {
  test('put the report beside the export', () => {
    const usual = { uploads: undefined, download: false, drafts: false, dryRun: false };
    const report = 'old/export.report.md';
    expect(readOptions(['old/export.xml'])).toEqual({ file: 'old/export.xml', ...usual, report });
  });

  test.for([
    [[], 'Write the name of one export:\nnpm run blog:import -- export.xml'],
    [['a.xml', 'b.xml'], 'Write the name of one export'],
    [['a.xml', '--uploads', 'up', '--download'], 'Write --uploads or --download, not both'],
    [['a.xml', '--wet'], "Unknown option '--wet'"],
  ] as const)('%j are refused', ([args, message]) => {
    expect(() => readOptions([...args])).toThrow(message);
  });
});

import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePicture } from '@site/content-tools/media/make-picture.ts';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import { listFiles } from '@site/system/list-files.ts';
import { readSiteContent } from '../site/read-site-content.ts';
import { listBrokenLinks, readBuiltCopy, type BuiltPage } from './built-copy.ts';
import { fixture, projectFolder } from './copy-content.ts';
import { ProjectCopy } from './project-copy.ts';

/** Every test of this file builds the same copy of the project, one after another. */
let project: ProjectCopy;

beforeAll(async () => {
  project = await ProjectCopy.create();
}, 60_000);

afterAll(async () => rm(project.folder, { recursive: true, force: true, maxRetries: 3 }));

describe('a build that fails leaves the site before it alone', { timeout: 120_000 }, () => {
  const lastSite = '<title>The site before</title>';
  const changed = new Set<string>();

  /** Notes that a file of the project is changed for one test. */
  const change = (file: string): string => {
    changed.add(file);
    return path.join(project.folder, file);
  };

  beforeEach(async () => {
    await mkdir(project.dist, { recursive: true });
    await writeFile(path.join(project.dist, 'index.html'), lastSite);
  });

  afterEach(async () => {
    for (const file of changed) {
      const original = file.replace(/^content(?=\/)/, fixture);
      await copyFile(path.join(projectFolder, original), path.join(project.folder, file));
    }
    changed.clear();
  });

  async function expectFailure(signal: AbortSignal): Promise<string> {
    const { code, output } = await project.build(signal);
    expect(code).not.toBe(0);
    expect(await readdir(project.dist)).toEqual(['index.html']);
    expect(await readFile(path.join(project.dist, 'index.html'), 'utf8')).toBe(lastSite);
    return output;
  }

  test('and names the file, line and field of each mistake in the content', async ({ signal }) => {
    const { content } = project;
    const [video] = await content.filesIn('videos');
    const page = 'pages/red-dragon.mdoc';
    for (const file of [video, page]) change(`content/${file}`);
    await content.setField(video, ['vimeoId'], 'https://vimeo.com/76979871');
    await content.setField(page, ['still'], '../media/stills/no-such-picture.jpg');
    await content.appendText(page, 'See [more](/no-such-page).');

    const output = await expectFailure(signal);
    for (const [file, words] of [
      [video, 'vimeoId '],
      [page, 'still '],
      [page, 'names /no-such-page,'],
    ] as const) {
      expect(output).toMatch(new RegExp(`content/${RegExp.escape(file)}:\\d+: ${RegExp.escape(words)}`));
    }
  });

  test('also when it fails halfway', async ({ signal }) => {
    await writeFile(change('src/pages/404.astro'), "---\nthrow new Error('no page today');\n---\n");
    expect(await expectFailure(signal)).toContain('no page today');
  });
});

/** A word that the content of this site does not have: everything that is hidden in the build below says it. */
const draftWord = 'Quetzalcoatlus';
const draftName = draftWord.toLowerCase();

/** Adds an entry like the folder's first, with these fields, and returns its file. */
async function addDraft(folder: string, name: string, fields: Readonly<Record<string, unknown>>): Promise<void> {
  const { content } = project;
  const [first] = await content.filesIn(folder);
  const file = `${folder}/${draftName}-${name}.yaml`;
  await content.write(file, await content.read(first));
  for (const [field, value] of Object.entries(fields)) await content.setField(file, [field], value);
}

/** Drafts in every folder, and entries of a day to come: one of them with a picture that nothing else shows. */
async function addDrafts(): Promise<void> {
  const { content } = project;
  const draft = true;
  await addDraft('videos', '1', { id: 99_901, title: `${draftWord} 1`, draft });
  await addDraft('videos', '2', { id: 99_902, artist: `${draftWord} 2`, published: '2999-01-01' });
  await addDraft('movies', '3', { title: `${draftWord} 3`, draft });
  await addDraft('behind-the-scenes', '4', { title: `${draftWord} 4`, draft });
  await addDraft('team', '5', { name: `${draftWord} 5`, draft });
  await addDraft('reviews', '6', { name: `${draftWord} 6`, draft });
  const description = `${draftWord}: ${'a draft and its words '.repeat(4)}`;
  await addDraft('blog', '7', { id: 9901, title: `${draftWord} 7`, description, draft });
  const [picture = ''] = listFiles(path.join(content.folder, 'media/blog'));
  const bytes = await makePicture('blog', await content.readBytes(`media/blog/${picture}`));
  await content.write(`media/blog/${draftName}.jpg`, bytes);
  await addDraft('blog', '8', {
    id: 9902,
    date: '1 January 2999',
    title: `${draftWord} 8`,
    description: `${draftWord}: an article of a day that has not come, with a picture that no other article shows.`,
    contentHtml: `<p><img src="/blog-media/${draftName}.jpg" alt="${draftWord}"> Wait for it.</p>\n`,
  });
}

describe('a build with another product and with drafts', () => {
  const product = { name: 'Drone Filming', slug: 'drone-filming' };
  type SiteContent = Awaited<ReturnType<typeof readSiteContent>>;
  let before: SiteContent;
  let content: SiteContent;
  let posts: number;
  let addresses: ReadonlyMap<string, string>;
  let pages: ReadonlyMap<string, BuiltPage>;
  let oldAddresses: readonly string[];

  const pageAt = (address: string): BuiltPage => {
    const found = pages.get(bareAddress(address));
    if (!found) throw new Error(`${address} was not built`);
    return found;
  };

  // A first build encodes every picture; later ones find them in the cache.
  beforeAll(async () => {
    const { folder } = project.content;
    before = await readSiteContent(folder);
    posts = listFiles(path.join(folder, 'blog')).length;
    await project.content.setField('site.yaml', ['product'], product);
    const lead = 'A video production blog: {count.posts} articles on how films are made.';
    await project.content.setField('pages/blog.yaml', ['lead'], lead);
    // Posters that are drawn larger have to be encoded: the three of this site, and as few others as make seven.
    const names = before.list('videos').map(({ slug }) => slug);
    const featured = [...new Set([...before.single('featured').videos, ...names])].slice(0, 7);
    await project.content.setField('featured.yaml', ['videos'], featured);
    await addDrafts();
    const { code, output } = await project.build();
    expect(code, output.slice(-2000)).toBe(0);

    content = await readSiteContent(folder);
    ({ addresses, pages } = await readBuiltCopy(project.dist));
    const moved = before.routes.all.filter(({ pattern }) => pattern.includes('{product}'));
    oldAddresses = moved.map(({ path: address }) => bareAddress(address));
  }, 900_000);

  test('has every route at its new address, in both slash forms, and none at an old one', () => {
    const { routes, site } = content;
    expect(routes.all.map(({ pattern }) => pattern)).toEqual(before.routes.all.map(({ pattern }) => pattern));
    for (const { path: address, canonical } of routes.all) {
      const bare = bareAddress(address);
      expect([addresses.has(bare), bare === '/' || addresses.has(`${bare}/`)], address).toEqual([true, true]);
      const named = load(pageAt(address).html)('link[rel=canonical]').attr('href');
      expect(named).toBe(new URL(canonical, site.origin).href);
    }
    expect(oldAddresses.length).toBeGreaterThan(0);
    expect(oldAddresses.filter((address) => addresses.has(address))).toEqual([]);
  });

  test('has no link, picture or fragment that leads nowhere or to an old address', () => {
    const broken = listBrokenLinks({ addresses, pages }, content.site.origin);
    for (const page of pages.values()) {
      for (const address of oldAddresses) {
        if (page.html.includes(`"${address}"`) || page.html.includes(`${address}/`))
          broken.push(`${page.path}: ${address}`);
      }
    }
    expect(broken).toEqual([]);
  });

  test('says the new name in the site map, titles, headings and links, and the old one nowhere', () => {
    const { routes } = content;
    const siteMap = load(pageAt(routes.path('siteMap')).html);
    for (const [address, label] of content.siteMapLabels) {
      // Cases have a list of their own.
      if (routes.find(address)?.group === 'Cases') continue;
      expect(siteMap(`main nav a[href="${address}"]`).text(), address).toContain(label);
    }
    const renamed = content.list('textPages').filter(({ data }) => data.title.includes(product.name));
    expect(renamed.length).toBeGreaterThan(0);
    for (const { slug, data } of renamed) {
      const $ = load(pageAt(routes.written(slug)).html);
      expect($('title').text()).toContain(data.title);
      expect($('h1').text()).toBe(data.heading);
    }
    const door = load(pageAt(routes.path('home')).html)(`main section a[href="${routes.path('musicVideos')}"]`).first();
    expect(door.text()).toContain(product.name);
    const oldNames = [...pages.values()].flatMap((page) => {
      const $ = load(page.html);
      const headings = $('title, h1, h2, h3').toArray();
      return headings.map((heading) => $(heading).text()).filter((words) => words.includes(before.site.product.name));
    });
    expect(oldNames).toEqual([]);
  });

  test('shows the first six of seven featured videos', () => {
    const $ = load(pageAt('/').html);
    const links = $('main [aria-labelledby="featured-work"] a[href^="/videos/"]').toArray();
    const shown = new Set(links.map((link) => $(link).attr('href')));
    expect([...shown]).toEqual(
      content
        .single('featured')
        .videos.slice(0, 6)
        .map((slug) => `/videos/${slug}`),
    );
  });

  test('has no file and no word of a draft, and does not count any', async () => {
    const files = listFiles(project.dist);
    const named = files.filter((file) => file.toLowerCase().includes(draftName));
    // The bundler leaves the original of a picture that no page draws under a name that no page says, drafts or not.
    expect(named.filter((file) => !/^uploads\/[\w-]+\.[\w-]{6}\.jpg$/.test(file))).toEqual([]);
    const texts = files.filter((file) => /\.(?:html|json|xml|md|txt|vcf|js|css|webmanifest)$/.test(file));
    const telling: string[] = [];
    for (const file of texts) {
      const text = await readFile(path.join(project.dist, file), 'utf8');
      if (text.toLowerCase().includes(draftName) || />Draft<|"Draft"|`Draft`/.test(text)) telling.push(file);
    }
    expect(texts.length).toBeGreaterThan(100);
    expect(telling).toEqual([]);
    expect(pageAt('/blog').html).toContain(`${String(posts)} articles on how`);
  });
});

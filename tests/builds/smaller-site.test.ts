import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSite } from '@site/model/check/read-site.ts';
import { listBrokenLinks, readBuiltCopy, type BuiltCopy } from '../built/broken-links.ts';
import type { ContentCopy } from '../content/copy-content.ts';
import { copyForBuild, type BuildCopy } from './build-copy.ts';

/** Pages that this site is without: their files are removed, or drafts. */
const removed = ['promotion', 'plan', 'roster', 'site-map', 'packages', 'videos'].map((page) => `pages/${page}.yaml`);
const draft = ['pages/about.yaml', 'portfolios/music.yaml'];
/** Lists of which nothing is left, and the pages that show them. */
const emptied = ['movies', 'behind-the-scenes', 'blog', 'reviews'];
const emptyPages = ['movies', 'behind-the-scenes', 'blog', 'cases'].map((page) => `pages/${page}.yaml`);

const brand = { ground: '#0b0714', accent: '#ffd23d' };

let project: BuildCopy;
let shipped: typeof brand;
let origin: string;
let built: BuiltCopy;
const gone: string[] = [];

async function addressOf(content: ContentCopy, page: string): Promise<string> {
  return String((parse(await content.read(page)) as { path?: unknown }).path);
}

async function makeSmaller(content: ContentCopy): Promise<void> {
  for (const page of [...removed, ...draft, ...emptyPages]) gone.push(await addressOf(content, page));
  for (const page of removed) await content.remove(page);
  for (const page of draft) await content.setField(page, ['draft'], true);
  for (const folder of emptied) for (const file of await content.listFolder(folder)) await content.remove(file);
  for (const file of await content.listFolder('pages')) {
    if (/^group: Cases$/m.test(await content.read(file))) await content.remove(file);
  }
  await content.remove('packages.yaml');
  await content.remove('prices.yaml');
  await content.remove('planner.yaml');
  await content.setField('offers.yaml', ['promotion'], undefined);
  await content.setField('site.yaml', ['channels', 'live'], undefined);
  gone.push((parse(await content.read('pages/home.yaml')) as { alias: { path: string } }).alias.path);
  await content.setField('pages/home.yaml', ['alias'], undefined);
  await content.setField('featured.yaml', ['videos'], []);
  await content.setField('pages/home.yaml', ['trust', 'badges'], []);
  await content.setField('redirects.yaml', ['redirects'], []);
  for (const [name, color] of Object.entries(brand))
    await content.setField('site.yaml', ['brand', 'colors', name], color);
  // A company without a drawing of its surroundings.
  await content.remove('media/map.svg');
}

const problemPattern =
  /^content\/(?<file>\S+): (?<field>line \d+|\S+) (?:names (?<path>[^\s,]+)|uses \{(?<token>[^}]+)\}),/;

/** Does what the check asks for: removes each broken link, or the entry with it, and each missing fact. */
async function followCheck(content: ContentCopy): Promise<void> {
  for (const problem of (await content.check()).toReversed()) {
    const { file = '', field = '', path = '', token } = problemPattern.exec(problem)?.groups ?? {};
    const place = field
      .split(/[.[\]]+/)
      .filter(Boolean)
      .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    const item = place.findLastIndex((part) => typeof part === 'number');
    if (token !== undefined || field.startsWith('line ')) {
      const link = new RegExp(`\\[([^\\]]+)\\]\\(${RegExp.escape(path)}\\)`, 'g');
      const fact = new RegExp(`\\{${RegExp.escape(token ?? '')}(?: [^{}]+)?\\}`, 'g');
      const source = await content.read(file);
      await content.write(file, token === undefined ? source.replaceAll(link, '$1') : source.replaceAll(fact, 'some'));
    } else if (item >= 0) await content.setField(file, place.slice(0, item + 1), undefined);
    else await content.setField(file, place, '/contact');
  }
}

beforeAll(async () => {
  project = await copyForBuild();
  const { content } = project;
  const site = await readSite(pathToFileURL(`${content.folder}/`));
  ({ origin } = site);
  shipped = site.brand.colors;
  await makeSmaller(content);
  await followCheck(content);
  // A loop of a panel that is gone.
  for (const problem of await content.check()) {
    const [, file] = /^content\/(\S+): is named by no video and not by home/.exec(problem) ?? [];
    if (file !== undefined) await content.remove(file);
  }
  expect(await content.check()).toEqual([]);
  const { code, output } = await project.build();
  expect(code, output.slice(-2000)).toBe(0);
  // An empty list is no mistake.
  expect(output).not.toContain('does not exist or is empty');
  built = await readBuiltCopy(project.dist);
}, 900_000);

afterAll(async () => project.remove());

const readBuilt = async (file: string) => readFile(path.join(project.dist, file), 'utf8');

test('pages that are removed, drafts or empty have no address, no card, no twin and no line in any list', async () => {
  const files = await readdir(project.dist, { recursive: true });
  for (const address of gone) {
    expect(built.addresses.has(address), address).toBe(false);
    expect(files).not.toContain(`${address.slice(1)}.md`);
    expect(files.filter((file) => file.startsWith(`cards${address}.`))).toEqual([]);
  }
  const lists = ['sitemap.xml', 'llms.txt', 'data/search-pages.json'];
  for (const list of lists) {
    const text = await readBuilt(list);
    for (const address of gone)
      expect(text.includes(`${address}"`) || text.includes(`${address}.md`), list).toBe(false);
  }
});

test('no link, picture or fragment leads nowhere', () => {
  expect(listBrokenLinks(built, origin)).toEqual([]);
});

test('there are no feeds, no pages of articles and people, and no section without anything in it', async () => {
  const names = await readdir(project.dist);
  expect(names.filter((name) => ['rss.xml', 'feed.json', 'blog', 'crew'].includes(name))).toEqual([]);
  const $ = load(built.pages.get('/')?.html ?? '');
  expect($('link[type="application/rss+xml"]').length).toBe(0);
  expect($('#reviews, #featured-work').length).toBe(0);
  const lists = [...built.pages.values()].flatMap((page) => {
    const html = load(page.html);
    return html('ul, ol, dl')
      .toArray()
      .filter((list) => html(list).children().length === 0)
      .map(() => page.path);
  });
  expect(lists).toEqual([]);
});

test('menu and footer name the pages that are left', () => {
  const $ = load(built.pages.get('/contact')?.html ?? '');
  const menu = $('header nav[aria-label="Main"] a')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  expect(menu).toContain('/corporate-videos');
  expect(menu.filter((address) => gone.includes(address))).toEqual([]);
});

test('pages, sheets and icons have the colors of the content alone', async () => {
  const files = (await readdir(project.dist, { recursive: true })).filter((file) =>
    /\.(?:html|css|webmanifest)$/.test(file),
  );
  const texts = [...files, 'favicon.svg'];
  const read = await Promise.all(texts.map(async (file) => (await readBuilt(file)).toLowerCase()));
  const withOld = texts.filter((_, index) =>
    [shipped.ground, shipped.accent].some((color) => read[index]?.includes(color)),
  );
  expect(withOld).toEqual([]);
  for (const color of Object.values(brand)) expect(read.at(-1)).toContain(color);
  expect(built.pages.get('/')?.html).toContain(brand.accent);
});

test('a place without a map is drawn from its position', () => {
  for (const address of ['/', '/contact']) {
    const $ = load(built.pages.get(address)?.html ?? '');
    expect($('svg[role=img] text').text(), address).toMatch(/^\d+\.\d+° [NS], \d+\.\d+° [EW]$/);
  }
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { countryName } from '@site/model/contact/country.ts';
import { formatHours } from '@site/model/contact/hours.ts';
import { twinPath } from '@site/model/routes/create-routes.ts';
import { content, dist, findBuilt, listBuiltFiles, readPage } from './built-pages.ts';

const { site, routes, phone } = content;
const reader = unified().use(remarkParse).use(remarkGfm);

/** Every page that has a twin. */
const textPages = [
  ...routes.all.filter(({ group }) => group !== undefined).map((route) => route.path),
  ...content.list('posts').map(({ slug }) => `/blog/${slug}`),
];

const headSchema = z.strictObject({ title: z.string(), description: z.string(), canonical: z.url() });

function readTwin(page: string) {
  const file = readFileSync(path.join(dist, twinPath(page)), 'utf8');
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(file) ?? [];
  return { head: headSchema.parse(parse(head)), text, tree: reader.parse(text) };
}

type Tree = ReturnType<typeof readTwin>['tree'];
type MarkdownNode = Tree | Tree['children'][number];

function listWords(tree: MarkdownNode): string {
  let words = '';
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') words += node.value;
  });
  return words;
}

function listLinks(tree: MarkdownNode): string[] {
  const addresses: string[] = [];
  visit(tree, 'link', ({ url }) => {
    addresses.push(url);
  });
  return addresses;
}

function listPictures(tree: MarkdownNode): string[] {
  const addresses: string[] = [];
  visit(tree, 'image', ({ url }) => {
    addresses.push(url);
  });
  return addresses;
}

/** Spaces and the marks between words are the twin's own. */
function squeeze(words: string): string {
  return words.replace(/[\s·]/g, '');
}

/** A page's main part without controls, which a text has no use for, and lists of the page's own headings. */
function readMain($: CheerioAPI) {
  $(
    'script, style, template, svg, [hidden], [inert], [aria-hidden=true], .needs-script, button, fieldset, label, ' +
      '[data-facade], [data-dial-code], nav:has(a[href^="#"])',
  ).remove();
  return $('main');
}

/** Texts shorter than this are words of which any page has some. */
const shortest = 12;

const texts = [...new Set(content.texts.map(squeeze))].filter(({ length }) => length >= shortest);

describe.each(textPages)('the twin of %s', (page) => {
  const { $ } = readPage(page);
  const twin = readTwin(page);
  const main = readMain($);
  const words = squeeze(listWords(twin.tree));

  it('says the page’s title, description and canonical address', () => {
    expect(twin.head).toEqual({
      title: $('title').text(),
      description: $('meta[name=description]').attr('content'),
      canonical: $('link[rel=canonical]').attr('href'),
    });
  });

  it('starts with the page’s name and has its headings in their order', () => {
    const headings: string[] = [];
    visit(twin.tree, 'heading', (node) => {
      headings.push(`${String(node.depth)} ${squeeze(listWords(node))}`);
    });
    const expected = main
      .find('h1, h2, h3, h4, h5, h6')
      .toArray()
      .map((node) => `${node.tagName.slice(1)} ${squeeze($(node).text())}`);
    expect(headings.filter((heading) => expected.includes(heading))).toEqual(expected);
    expect(twin.tree.children[0]).toMatchObject({ type: 'heading', depth: 1 });
  });

  it('says all that the content says and the page shows, and no HTML', () => {
    const shown = squeeze(main.text());
    const expected = texts.filter((text) => shown.includes(text));
    expect(expected.length).toBeGreaterThan(5);
    expect(expected.filter((text) => !words.includes(text))).toEqual([]);
    const cells = main.find('td').toArray();
    expect(cells.map((cell) => $(cell).text()).filter((cell) => !words.includes(squeeze(cell)))).toEqual([]);
    visit(twin.tree, 'html', ({ value }) => expect.unreachable(value));
    expect(twin.text).not.toMatch(/<\/?[a-z][^>]*>|\[object|\{\w/i);
    // In these very letters: a title may be in Creole, where "nan" is a word.
    expect(twin.text).not.toMatch(/\b(?:undefined|NaN|null)\b/);
  });

  it('has the page’s links, absolute and named, and none that leads nowhere', () => {
    const links = listLinks(twin.tree);
    const expected = main
      .find('a[href]:not([href^="#"])')
      .toArray()
      .map((anchor) => new URL($(anchor).attr('href') ?? '', twin.head.canonical).href);
    expect(expected.filter((address) => !links.includes(address))).toEqual([]);
    visit(twin.tree, 'link', (link) => {
      expect(listWords(link), link.url).not.toBe('');
    });
    const broken = [...links, ...listPictures(twin.tree)].filter((address) => {
      const url = new URL(address);
      return url.origin === site.origin && findBuilt(url.pathname) === undefined;
    });
    expect(broken).toEqual([]);
  });
});

it('keeps the subject and the text of the e-mails that ask for a quote', () => {
  const { questions, subject } = content.single('packagesPage').quote;
  const emails = listLinks(readTwin(routes.path('packages')).tree).filter((address) => address.startsWith('mailto:'));
  const { tiers } = content.single('packages');
  expect(emails).toHaveLength(tiers.length);
  for (const [index, email] of emails.entries()) {
    const fields = new URLSearchParams(new URL(email).search);
    expect(fields.get('subject')).toBe(`${subject}: ${tiers[index]?.name ?? ''}`);
    for (const question of questions) expect(fields.get('body')).toContain(`\r\n${question}: \r\n`);
  }
});

it('says of each map and channel whose it is', () => {
  const { vimeo, youtube, live } = site.channels;
  const found = new Set<string>();
  for (const page of textPages) {
    visit(readTwin(page).tree, 'link', (link) => {
      const { host } = new URL(link.url);
      const isMap = host === 'www.openstreetmap.org';
      if (isMap || link.url === vimeo || link.url === youtube) expect(listWords(link), page).toContain(site.company);
      if (link.url === live) expect(listWords(link), page).toContain(host);
      if (isMap) expect(listWords(link), page).toContain(site.address.building);
      if (isMap || link.url === live) found.add(host);
    });
  }
  expect(found.size).toBe(2);
});

it('keeps the name of a table', () => {
  for (const { slug, data } of content.list('posts')) {
    const { tree } = readTwin(`/blog/${slug}`);
    for (const [, name = ''] of data.contentHtml.matchAll(/<caption>([^<]*)/g)) expect(listWords(tree)).toContain(name);
  }
});

it('says where each video without a page of its own plays', () => {
  for (const [collection, key] of [
    ['movies', 'movies'],
    ['behindTheScenes', 'behindTheScenes'],
  ] as const) {
    const { text } = readTwin(routes.path(key));
    const entries = content.list(collection);
    expect(entries.length).toBeGreaterThan(0);
    for (const { data } of entries) {
      const id = new URL(data.src, site.origin).pathname.split('/').at(-1) ?? '';
      expect(text, data.title).toMatch(
        new RegExp(`\\[${RegExp.escape(data.title)} on [^\\]]+\\]\\([^)]*${RegExp.escape(id)}`),
      );
    }
  }
});

describe('llms.txt', () => {
  const tree = reader.parse(readFileSync(path.join(dist, 'llms.txt'), 'utf8'));
  const [name, summary] = tree.children;

  it('says who the company is and how to reach it', () => {
    expect(name).toMatchObject({ type: 'heading', depth: 1 });
    expect(name && listWords(name)).toBe(site.company);
    expect(summary?.type).toBe('blockquote');
    const words = summary ? listWords(summary) : '';
    const facts = [phone.text, formatHours(site.hours, site.timeZone), countryName(site.address.country)];
    for (const fact of [...facts, site.tagline, site.address.city, site.serviceArea]) expect(words).toContain(fact);
  });

  it('lists every twin of the built site once, under a heading, and nothing else', () => {
    const twins = listBuiltFiles().filter((file) => file.endsWith('.md'));
    expect([...twins].sort()).toEqual(textPages.map((page) => twinPath(page).slice(1)).sort());
    expect(listLinks(tree).sort()).toEqual(twins.map((file) => `${site.origin}/${file}`).sort());
    expect(new Set(tree.children.slice(2).map(({ type }) => type))).toEqual(new Set(['heading', 'list']));
  });

  it('describes each page by its own words', () => {
    const words = listWords(tree);
    for (const page of textPages) expect(words, page).toContain(`: ${readTwin(page).head.description}`);
  });
});

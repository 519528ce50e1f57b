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
import { twinPath } from '@site/model/routes/twin-path.ts';
import { content, dist, isBuilt, listBuiltFiles, readPage } from './built-pages.ts';

const { site, routes, phone } = content;
const reader = unified().use(remarkParse).use(remarkGfm);

/** Every page that has a twin. */
const textPages = [
  ...routes.all.filter((route) => route.path === route.canonical).map((route) => route.path),
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

/** Spaces and the dots between words are the twin's own. */
function squeeze(words: string): string {
  return words.replace(/[\s·]/g, '');
}

/** A page's main part without what a twin leaves out. */
function readMain($: CheerioAPI) {
  $(
    '[aria-hidden=true], [hidden], [inert], .needs-script, script, style, template, svg, fieldset, label:has(input), ' +
      'output, caption, [data-poster], [data-facade], [data-dial-code]',
  ).remove();
  // Lists of the page's own headings.
  $('nav:has(a[href^="#"])').remove();
  return $('main');
}

describe.each(textPages)('the twin of %s', (page) => {
  const { $ } = readPage(page);
  const twin = readTwin(page);

  it('says the page’s title, description and canonical address', () => {
    expect(twin.head).toEqual({
      title: $('title').text(),
      description: $('meta[name=description]').attr('content'),
      canonical: $('link[rel=canonical]').attr('href'),
    });
  });

  it('starts with the page’s name and holds its headings in their order', () => {
    const headings: string[] = [];
    visit(twin.tree, 'heading', (node) => {
      headings.push(`${String(node.depth)} ${squeeze(listWords(node))}`);
    });
    const main = readMain($);
    const expected = main.find('h1, h2, h3, h4, h5, h6').toArray();
    expect(headings).toEqual(expected.map((node) => `${node.tagName.slice(1)} ${squeeze($(node).text())}`));
    expect(headings.filter((heading) => heading.startsWith('1 '))).toHaveLength(1);
    expect(twin.tree.children[0]).toMatchObject({ type: 'heading', depth: 1 });
  });

  it('holds every paragraph, list entry and cell, and no HTML', () => {
    const words = squeeze(listWords(twin.tree));
    const main = readMain($);
    const missing = main
      .find('p, blockquote, figcaption, td, th, dd, dt, li:not(:has(p, ul, ol, h2, h3, h4, blockquote))')
      .toArray()
      .map((node) => $(node).text().trim())
      .filter((text) => !words.includes(squeeze(text)));
    expect(missing).toEqual([]);
    const tags: string[] = [];
    visit(twin.tree, 'html', ({ value }) => {
      tags.push(value);
    });
    expect(tags).toEqual([]);
    expect(twin.text).not.toMatch(/<\/?[a-z][^>]*>/i);
  });

  it('has the page’s links, absolute, and none that leads nowhere', () => {
    const links = listLinks(twin.tree);
    const main = readMain($);
    const expected = main
      .find('a[href]:not([href^="#"])')
      .toArray()
      .map((anchor) => new URL($(anchor).attr('href') ?? '', twin.head.canonical))
      .map((url) => (url.protocol === 'mailto:' ? url.href.replace(/\?.*/, '') : url.href));
    expect(expected.filter((address) => !links.includes(address))).toEqual([]);
    const broken = links.filter((address) => {
      const url = new URL(address);
      return url.origin === site.origin && !isBuilt(url.pathname);
    });
    expect(broken).toEqual([]);
  });
});

it('says each review once, although the page shows the row twice', () => {
  const words = squeeze(listWords(readTwin('/').tree));
  for (const { data } of content.list('reviews')) {
    expect(words.split(squeeze(data.text)), data.name).toHaveLength(2);
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
    for (const fact of [site.tagline, phone.text, site.address.city, site.serviceArea]) expect(words).toContain(fact);
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

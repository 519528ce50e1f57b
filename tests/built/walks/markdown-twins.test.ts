import { readFileSync } from 'node:fs';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { countryName } from '@site/model/contact/country.ts';
import { formatHours } from '@site/model/contact/hours.ts';
import { twinPath } from '@site/model/routes/create-routes.ts';
import { content, dist, findBuilt, listBuiltFiles, listEntryPages, readPage, translationOf } from '../built-pages.ts';
import { listOldLinks } from '../sample/post-links.ts';

const { site, phone, routes } = content;

const paths = [
  ...routes.all.filter(({ group }) => group !== undefined).map((route) => route.path),
  ...listEntryPages('posts'),
];

const reader = unified().use(remarkParse).use(remarkGfm);

type Tree = ReturnType<typeof reader.parse>;

function listWords(tree: Tree | Tree['children'][number]): string {
  const words: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') words.push(node.value);
  });
  return words.join('');
}

function listAddresses(tree: Tree, type: 'link' | 'image'): string[] {
  const addresses: string[] = [];
  visit(tree, type, ({ url }) => {
    addresses.push(url);
  });
  return addresses;
}

function readTwin(page: string) {
  const file = readFileSync(path.join(dist, twinPath(page)), 'utf8');
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(file) ?? [];
  return { head: parse(head) as unknown, text, tree: reader.parse(text) };
}

/** Ignores spaces and punctuation between words. */
const squeeze = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, '');

const sorted = (words: string) => Array.from(squeeze(words)).sort().join('');

/** https://dom.spec.whatwg.org/#dom-node-text_node */
const textNode = 3;

/** Irrelevant for readers of text. */
const leftOut =
  'button, dialog, input, noscript, script, select, style, svg, template, textarea, img:not([alt]), img[alt=""], ' +
  '[hidden], [aria-hidden=true], .needs-script, [data-no-markdown]';

function readBoth(page: string) {
  const { $ } = readPage(page);
  const main = $('main');
  main.find(leftOut).remove();
  return { page, $, main, twin: readTwin(page), address: $('link[rel=canonical]').attr('href') };
}

describe('the twin of each page', () => {
  const twins = paths.map(readBoth);

  it('is named by the page, and says its title, description and canonical address', () => {
    for (const { page, $, twin, address } of twins) {
      expect($('link[type="text/markdown"]').attr('href'), page).toBe(twinPath(page));
      expect(twin.head, page).toEqual({
        title: $('title').text(),
        description: $('meta[name=description]').attr('content'),
        canonical: address,
      });
    }
  });

  it('has the words of the page, its headings in their order, and no others', () => {
    for (const { page, $, main, twin } of twins) {
      const headings: string[] = [];
      visit(twin.tree, 'heading', (node) => {
        headings.push(`${node.depth} ${squeeze(listWords(node))}`);
      });
      const expected = main.find('h1, h2, h3, h4, h5, h6').toArray();
      expect(headings, page).toEqual(expected.map((node) => `${node.tagName.slice(1)} ${squeeze($(node).text())}`));
      const words = squeeze(listWords(twin.tree));
      const texts = main.find('*').contents().toArray();
      const lines = texts.filter(({ nodeType }) => nodeType === textNode).map((text) => $(text).text());
      expect(
        lines.filter((line) => !words.includes(squeeze(line))),
        page,
      ).toEqual([]);
      expect(sorted(words), page).toBe(sorted(main.text()));
    }
  });

  it('has the page’s links and pictures, absolute and named, and none that leads nowhere', () => {
    for (const { page, $, main, twin, address } of twins) {
      const toAbsoluteUrl = (href = '') => new URL(href, address).href;
      const links = listAddresses(twin.tree, 'link');
      // The twin of a player links to its host's page.
      const anchors = main.find('a[href]:not([data-facade])').toArray();
      const expected = anchors.map((anchor) => toAbsoluteUrl($(anchor).attr('href')));
      expect(
        expected.filter((href) => !links.includes(href)),
        page,
      ).toEqual([]);
      visit(twin.tree, 'link', (link) => {
        const hasPicture = link.children.some(({ type }) => type === 'image');
        expect(hasPicture || listWords(link) !== '', link.url).toBe(true);
      });
      const pictures = listAddresses(twin.tree, 'image');
      const drawn = main.find('img').toArray();
      expect(pictures.sort(), page).toEqual(drawn.map((img) => toAbsoluteUrl($(img).attr('src'))).sort());
      const old = listOldLinks(readPage(page));
      const broken = [...links, ...pictures].filter((href) => {
        const url = new URL(href);
        return url.origin === site.origin && findBuilt(url.pathname) === undefined && !old.has(href);
      });
      expect(broken, page).toEqual([]);
    }
  });
});

describe('llms.txt', () => {
  const tree = reader.parse(readFileSync(path.join(dist, 'llms.txt'), 'utf8'));
  const [name, summary] = tree.children;

  it('introduces the company and how to reach it', () => {
    expect(name).toMatchObject({ type: 'heading', depth: 1 });
    expect(name && listWords(name)).toBe(site.company);
    expect(summary?.type).toBe('blockquote');
    const words = summary ? listWords(summary) : '';
    const { street, city = '', country } = site.address;
    const place = street === undefined ? [] : [street, city, countryName(country)];
    const facts = [phone.text, formatHours(site.hours, site.timeZone), site.tagline, site.serviceArea];
    for (const fact of [...facts, ...place]) expect(words).toContain(fact);
  });

  it('lists every twin of the built site once, under a heading, with its description, and nothing else', () => {
    const twins = listBuiltFiles().filter((file) => file.endsWith('.md') && translationOf(file) === undefined);
    expect([...twins].sort()).toEqual(paths.map((page) => twinPath(page).slice(1)).sort());
    expect(listAddresses(tree, 'link').sort()).toEqual(twins.map((file) => `${site.origin}/${file}`).sort());
    expect(new Set(tree.children.slice(2).map(({ type }) => type))).toEqual(new Set(['heading', 'list']));
    const words = listWords(tree);
    for (const page of paths) {
      expect(words).toContain(`: ${String(readPage(page).$('meta[name=description]').attr('content'))}`);
    }
  });
});

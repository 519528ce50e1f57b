import { readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { countryName } from '@site/model/contact/country.ts';
import { formatHours } from '@site/model/contact/hours.ts';
import { twinPath } from '@site/model/routes/create-routes.ts';
import { content, dist, findBuilt, listBuiltFiles, readPage } from '../site/built-pages.ts';
import { listOldLinks } from '../sample/article-links.ts';
import {
  listLinks,
  listPictures,
  listShownTexts,
  listWords,
  readMain,
  readMarkdown,
  readTwin,
  squeeze,
  textPages,
} from '../site/twins.ts';

const { site, phone } = content;

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
    // The twin may have more: what a page shows as a label is a heading there.
    const left = headings.values();
    const inOrder = expected.filter((heading) => left.some((one) => one === heading));
    expect(inOrder).toEqual(expected);
    expect(twin.tree.children[0]).toMatchObject({ type: 'heading', depth: 1 });
  });

  it('says all that the content says and the page shows, and no HTML', () => {
    const expected = listShownTexts(page);
    expect(expected.length).toBeGreaterThan(0);
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
    const old = listOldLinks(readPage(page));
    const broken = [...links, ...listPictures(twin.tree)].filter((address) => {
      const url = new URL(address);
      return url.origin === site.origin && findBuilt(url.pathname) === undefined && !old.has(address);
    });
    expect(broken).toEqual([]);
  });
});

describe('llms.txt', () => {
  const tree = readMarkdown(readFileSync(path.join(dist, 'llms.txt'), 'utf8'));
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

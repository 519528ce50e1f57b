import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { content } from './built-pages.ts';
import { listLinks, listShownTexts, listWords, readTwin, textPages } from './twins.ts';

const { site, routes } = content;

it('every page shows more than five texts that its twin is compared with', () => {
  expect(textPages.filter((page) => listShownTexts(page).length <= 5)).toEqual([]);
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

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import { expect, test } from 'vitest';
import { content, dist, readPage } from './built-pages.ts';

/** Pages with only an address, a heading and a text. */
const plain = content
  .list('writtenPages')
  .filter(({ data }) => !data.title && !data.still && !data.band && !data.unlisted);

test('a page of a heading, an address and a text says what it is, and shows nothing that it does not have', () => {
  expect(plain.length).toBeGreaterThan(0);
  const siteMap = readPage(content.routes.path('siteMap')).$;
  for (const { slug, data } of plain) {
    const address = content.routes.written(slug);
    const { $ } = readPage(address);
    expect($('title').text()).toContain(data.heading);
    expect($('h1').text()).toBe(data.heading);
    const description = $('meta[name=description]').attr('content') ?? '';
    expect($('.prose').text().replaceAll(/\s+/g, ' ')).toContain(description.replace('…', ''));
    expect($('main').find('img, h2:empty, nav:empty, .next-film, #call-to-action').length).toBe(0);
    expect($('meta[property="og:image"]').attr('content')).toContain(bareAddress(address));
    expect(siteMap(`main a[href="${address}"]`).text()).toContain(data.heading);
  }
});

test('an unlisted page is found by its address alone, and has its place in the footer', () => {
  const [page] = content.list('writtenPages').filter(({ data }) => data.unlisted);
  const address = content.routes.written(page?.slug ?? '');
  const { $ } = readPage(address);
  expect($('meta[name=robots]').attr('content')).toBe('noindex');
  expect(readPage('/').$(`footer a[href="${address}"]`).text()).toBe(page?.data.footer);
  for (const file of ['sitemap.xml', 'llms.txt', 'data/search.json']) {
    expect(readFileSync(path.join(dist, file), 'utf8'), file).not.toContain(address);
  }
  expect(readPage(content.routes.path('siteMap')).$(`main a[href="${address}"]`).length).toBe(0);
});

test('blocks of a page show their references, and its button links externally', () => {
  const [page] = content.list('writtenPages').filter(({ data }) => data.unlisted);
  const { $ } = readPage(content.routes.written(page?.slug ?? ''));
  for (const block of ['ol > li', '.results li > strong', 'table tbody tr']) {
    expect($(block).length, block).toBeGreaterThan(0);
  }
  expect($('.folded-list > summary').text(), 'title of a folded list').toBe(
    `What ${content.single('site').company} brings`,
  );
  expect($('main a[href^="https://calendar"]').attr('rel')).toBe('noopener');
});

import { bareAddress } from '@site/model/routes/create-routes.ts';
import { expect, test } from 'vitest';
import { content, readPage } from './built-pages.ts';

/** The pages that are an address, a heading and a text. */
const plain = content.list('writtenPages').filter(({ data }) => !data.title && !data.still && !data.band);

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
    expect($('main').find('img, h2:empty, nav:empty, #related-work, #call-to-action').length).toBe(0);
    expect($('meta[property="og:image"]').attr('content')).toContain(bareAddress(address));
    expect(siteMap(`main a[href="${address}"]`).text()).toContain(data.heading);
  }
});

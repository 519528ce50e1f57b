import { bareAddress } from '@site/model/routes/create-routes.ts';
import { expect, test } from 'vitest';
import { content, readPage } from './built-pages.ts';

/** The page with blocks. */
const rich = 'rainy-season';

/** Pages with only an address, a heading and a text. */
const plain = content
  .list('writtenPages')
  .filter(({ slug, data }) => !data.title && !data.still && !data.band && slug !== rich);

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

test('blocks of a page show their references, and its button links externally', () => {
  const { $ } = readPage(content.routes.written(rich));
  for (const block of ['ol > li', '.results li > strong', 'table tbody tr']) {
    expect($(block).length, block).toBeGreaterThan(0);
  }
  expect($('.folded-list > summary').text(), 'title of a folded list').toBe(
    `What ${content.single('site').company} brings`,
  );
  expect($('main a[href^="https://calendar"]').attr('rel')).toBe('noopener');
});

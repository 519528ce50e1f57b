import { expect, test } from 'vitest';
import { listHeaders, readHeadersFile, writeHeadersFile } from './headers-file.ts';
import { listHeaderRules } from './site-headers.ts';

const rules = listHeaderRules({ liveChannel: 'https://live.example/', scripts: [] }, '/uploads/', [
  { path: '/about.md', page: 'https://www.studio.example/about' },
]);

test('what is written is read back', () => {
  expect(readHeadersFile(writeHeadersFile(rules))).toEqual(rules);
});

test('a path gets the headers of all matching rules', () => {
  expect(listHeaders(rules, '/uploads/main.abc123.css')).toMatchObject({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  });
  expect(listHeaders(rules, '/rss.xml')).toMatchObject({ 'Content-Type': 'application/rss+xml; charset=utf-8' });
  expect(listHeaders(rules, '/about')).not.toHaveProperty('Cache-Control');
});

test('a twin in Markdown leaves search results to its page, which is not kept out of them', () => {
  expect(listHeaders(rules, '/about.md')).toMatchObject({
    'X-Robots-Tag': 'noindex',
    Link: '<https://www.studio.example/about>; rel="canonical"',
  });
  expect(listHeaders(rules, '/about')).not.toHaveProperty('X-Robots-Tag');
});

test('subresources have no document headers, except SVG', () => {
  const documentHeader = 'Content-Security-Policy';
  for (const place of ['/', '/about', '/rss.xml', '/uploads/map.abc123.svg', '/data/search.json']) {
    expect(listHeaders(rules, place), place).toHaveProperty([documentHeader]);
  }
  for (const place of ['/uploads/night.abc123.avif', '/uploads/main.abc123.js', '/uploads/fonts/a.abc123.woff2']) {
    expect(listHeaders(rules, place), place).not.toHaveProperty([documentHeader]);
    expect(listHeaders(rules, place), place).toHaveProperty(['X-Content-Type-Options'], 'nosniff');
  }
});

test('no two rules set the same header for a path, since hosts would send both values', () => {
  const named = (place: string) =>
    rules
      .filter((rule) => Object.keys(listHeaders([rule], place)).length > 0)
      .flatMap(({ headers }) => Object.keys(headers));
  for (const place of ['/', '/about', '/uploads/main.abc123.css', '/rss.xml', '/contact.vcf', '/about.md']) {
    expect(new Set(named(place)).size, place).toBe(named(place).length);
  }
});

test("a header longer than a host's limit throws", () => {
  const long = [{ path: '/*', headers: { 'Content-Security-Policy': 'x'.repeat(2000) } }];
  expect(() => writeHeadersFile(long)).toThrow('/*:   Content-Security-Policy');
});

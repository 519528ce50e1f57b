import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, siteFiles, type TestSite } from './test-site.ts';

let site: TestSite;
const ask: TestSite['ask'] = (...request) => site.ask(...request);

beforeAll(async () => {
  site = await openTestSite();
});

afterAll(async () => {
  await site.close();
});

describe('a path that is no page', () => {
  it.each([
    '/nothing',
    '/nothing/',
    '/404',
    '/404.html',
    '/about/index.html',
    '/about//',
    '//about',
    '/media',
    '/media/',
    '/media/empty/',
    '/uploads/',
    '/robots.txt/',
    '/.env',
    '/media/empty/.gitkeep',
    '/_headers',
    '/index.html.br',
    '/about/index.html.gz',
    '/../outside.html',
    '/about/../../outside.html',
    '/%2e%2e/outside.html',
    '/..%2foutside.html',
    '/..%5coutside.html',
    '/about%2F',
    '/about%00',
    '/%00',
    '/%E0%A4',
    '/%ff',
    '/%',
    '/%zz',
    '/__proto__',
    '/constructor',
    '*',
  ])('answers %s with the page for it', async (target) => {
    const { status, headers, body } = await ask(target);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(body.toString()).toBe(siteFiles['404.html']);
  });

  it.each([
    ['a path of 8 kB', `/${'a'.repeat(8_192)}`],
    ['a climb of 2,000 folders', `/${'../'.repeat(2_000)}outside.html`],
  ])('answers %s with the page for it', async (_, target) => {
    const { status, body } = await ask(target);
    expect(status).toBe(404);
    expect(body.toString()).toBe(siteFiles['404.html']);
  });

  it.each([
    ['a NUL', 'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['headers of 17 kB', `GET /${'a'.repeat(17_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['no HTTP at all', 'hello\r\n\r\n'],
  ])('answers %s with a 4xx and lives', async (_, text) => {
    expect(await site.askRaw(text)).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect((await ask('/')).status).toBe(200);
  });
});
